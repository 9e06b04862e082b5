// Names of formats, frames, seats and trumps: facts of the book.
import type { L10n } from '../core/text';
import { l10n } from '../core/text';
import type { Format, Frame, Profile } from './table';

export const FORMAT_NAMES: Readonly<Record<Format, L10n>> = {
	lite: l10n('ライト', 'Light'),
	standard: l10n('スタンダード', 'Standard'),
	pro: l10n('プロ', 'Pro'),
	master: l10n('マスター', 'Master')
};
export const FRAME_NAMES: Readonly<Record<Frame, L10n>> = {
	entry20: l10n('エントリー20', 'Entry 20'),
	pack: l10n('パック', 'Pack'),
	'rare-pack': l10n('レアパック', 'Rare pack'),
	strategy: l10n('ストラテジー', 'Strategy'),
	extra: l10n('エクストラ', 'Extra')
};
export const PROFILE_NAMES: Readonly<Record<Profile, L10n>> = {
	seed: l10n('原資料', 'seed'),
	release: l10n('公開版', 'release'),
	patch: l10n('2025-11-19修正', 'patch of 2025-11-19')
};
/** AMB-09: the seed drives a "key card" by K, the other texts a "key unit" by C. The same play under two names. */
export const keyUnitName = (profile: Profile): L10n =>
	profile === 'seed' ? l10n('キーカード', 'key card') : l10n('キーユニット', 'key unit');
export const keyUnitLetter = (profile: Profile): 'K' | 'C' => (profile === 'seed' ? 'K' : 'C');
/** Which frames a format may be played with (R 8.3.1). */
export const FRAMES_OF: Readonly<Record<Format, readonly Frame[]>> = {
	lite: ['entry20'],
	standard: ['pack', 'rare-pack'],
	pro: ['pack', 'rare-pack', 'strategy'],
	master: ['pack', 'rare-pack', 'strategy', 'extra']
};
/** Where cards lie. */
export const ZONE_NAMES = {
	life: l10n('ライフ', 'life'),
	graveyard: l10n('墓地', 'graveyard'),
	field: l10n('場', 'field'),
	hand: l10n('手札', 'hand'),
	fog: l10n('フォグ', 'fog'),
	pack: l10n('パック', 'pack'),
	rare: l10n('レアカード', 'rare card'),
	trumps: l10n('切札', 'trumps'),
	stage: l10n('ステージ', 'stage'),
	deck: l10n('デッキ', 'deck')
} as const satisfies Record<string, L10n>;
export const playerName = (seat: string): L10n => l10n(`プレイヤー${seat}`, `Player ${seat}`);

/** The thirty trumps by suit and rank. */
export const TRUMP_NAMES: Readonly<Record<string, L10n>> = {
	SA: l10n('革命', 'Revolution'),
	S2: l10n('スラッシュ', 'Slash'),
	S3: l10n('ドレイン', 'Drain'),
	S4: l10n('威圧', 'Intimidate'),
	S5: l10n('蘇生', 'Resurrection'),
	S7: l10n('瞬殺', 'Instant kill'),
	SJ: l10n('リアニメーター', 'Reanimator'),
	SK: l10n('魔王', 'Demon king'),
	H2: l10n('援軍', 'Reinforcement'),
	H3: l10n('激励', 'Rally'),
	H4: l10n('休戦', 'Cease-fire'),
	H5: l10n('追撃', 'Pursuit'),
	H7: l10n('ファントム', 'Phantom'),
	H8: l10n('救済', 'Salvation'),
	HJ: l10n('チャリオット', 'Chariot'),
	HK: l10n('巨人', 'Giant'),
	DA: l10n('防壁追加', 'Extra bulwark'),
	D3: l10n('交渉', 'Negotiate'),
	D4: l10n('相殺', 'Offset'),
	D5: l10n('喪失', 'Loss'),
	D8: l10n('修繕', 'Repair'),
	D9: l10n('充足', 'Satisfaction'),
	DJ: l10n('策士', 'Strategist'),
	C4: l10n('スイッチ', 'Switch'),
	C5: l10n('内乱', 'Civil war'),
	C7: l10n('手札補充', 'Hand refill'),
	C8: l10n('リセット', 'Reset'),
	C9: l10n('要塞', 'Fortress'),
	C10: l10n('悪あがき', 'Last ditch'),
	CJ: l10n('騎士', 'Knight')
};
