// Words that links write as one number. Append only: the order is part of every link ever shared.

const LIST =
	'pass answer A B keys unit drive discard sacrifice target SA S2 S3 S4 S5 S6 ' +
	'S7 S8 S9 S10 SJ SQ SK HA H2 H3 H4 H5 H6 H7 H8 H9 ' +
	'H10 HJ HQ HK DA D2 D3 D4 D5 D6 D7 D8 D9 D10 DJ DQ ' +
	'DK CA C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK X1 X2 ' +
	'A:SA A:S2 A:S3 A:S4 A:S5 A:S6 A:S7 A:S8 A:S9 A:S10 A:SJ A:SQ A:SK A:HA A:H2 A:H3 ' +
	'A:H4 A:H5 A:H6 A:H7 A:H8 A:H9 A:H10 A:HJ A:HQ A:HK A:DA A:D2 A:D3 A:D4 A:D5 A:D6 ' +
	'A:D7 A:D8 A:D9 A:D10 A:DJ A:DQ A:DK A:CA A:C2 A:C3 A:C4 A:C5 A:C6 A:C7 A:C8 A:C9 ' +
	'A:C10 A:CJ A:CQ A:CK A:X1 A:X2 B:SA B:S2 B:S3 B:S4 B:S5 B:S6 B:S7 B:S8 B:S9 B:S10 ' +
	'B:SJ B:SQ B:SK B:HA B:H2 B:H3 B:H4 B:H5 B:H6 B:H7 B:H8 B:H9 B:H10 B:HJ B:HQ B:HK ' +
	'B:DA B:D2 B:D3 B:D4 B:D5 B:D6 B:D7 B:D8 B:D9 B:D10 B:DJ B:DQ B:DK B:CA B:C2 B:C3 ' +
	'B:C4 B:C5 B:C6 B:C7 B:C8 B:C9 B:C10 B:CJ B:CQ B:CK B:X1 B:X2 r1 r2 r3 r4 ' +
	'r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15 r16 r17 r18 r19 r20 ' +
	'life graveyard hand field fog pack rare trumps used cards more bulwark driven fresh kind opened ' +
	'card faceUp locked turn chance turnNumber passes seed stage by action up down force close lite ' +
	'standard pro master entry20 rare-pack strategy extra release patch end charge draw attack block damage-judgement generation-change ' +
	'set-bulwark summon-soldier summon-hero summon-ace quick-summon summon-magician equip twist counter kill reunion truce change-target search black-jack royal-straight-flush ' +
	'reverse return destroy-bulwark throwing death-lance add-bulwark reanimate handes sword-rain recruit surprise-attack open-pack rare-draw rare-summon trap-counter quick-open ' +
	'main-open close-trump destroy-trump revolution-draw slash drain intimidate resurrection instant-kill summon-reanimator quick-summon-reanimator reanimator-reanimate reanimator-revive summon-demon-king demon-whisper reinforcement ' +
	'rally cease-fire pursuit phantom-reverse illusion salvation summon-chariot quick-summon-chariot chariot-destroy-bulwark chariot-revive summon-giant extra-bulwark negotiate offset exhaustion repair ' +
	'rest satisfaction summon-strategist quick-summon-strategist foresee strategist-revive switch civil-war riot hand-refill reset last-ditch summon-knight quick-summon-knight sweep knight-revive ' +
	'begin deal deck order ' +
	'A.b1 A.b2 A.b3 A.b4 A.b5 A.b6 A.b7 A.b8 B.b1 B.b2 B.b3 B.b4 B.b5 B.b6 B.b7 B.b8';

export const WORDS: readonly string[] = LIST.split(' ');
