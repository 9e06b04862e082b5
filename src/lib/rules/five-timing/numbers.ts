// Where a number came from: each change of damage and effect level is a note, and a line of notes reads as a calculation.
import type { NumberTrace, Sentence } from '../core/contract';
import { l10n, type L10n } from '../core/text';
import type { RuleId } from './docs/rulebook';
import { follows } from './rulings';
import type { Hit, Note, NoteReason, Table } from './table';

/** The note that follows `last`. */
export function noted(
	last: Note | null,
	of: Note['of'],
	op: '=' | '+' | '-',
	n: number,
	why: NoteReason,
	ref?: string
): Note {
	const before = last?.value ?? 0;
	const value = op === '=' ? n : op === '+' ? before + n : before - n;
	return { of, op, n, value, why, ...(ref !== undefined && { ref }) };
}

/** An effect Lv that goes down: not below 0, unless the ruling lets it (C24). */
export function lowered(
	t: Pick<Table, 'rulings'>,
	last: Note,
	n: number,
	why: NoteReason,
	ref?: string
): Note {
	const note = noted(last, 'level', '-', n, why, ref);
	return follows(t, 'C24', 'floor') && note.value < 0 ? { ...note, value: 0 } : note;
}

const WHY: Readonly<Record<NoteReason, { readonly name: L10n; readonly cites: readonly RuleId[] }>> = {
	announced: { name: l10n('宣言', 'announced'), cites: ['V12', 'V13'] },
	compound: { name: l10n('複合', 'compounds'), cites: ['V13'] },
	halved: { name: l10n('近接状態でない', 'not in contact'), cites: ['V14'] },
	pump: { name: l10n('パンプアップ', 'pump-up'), cites: ['V95', 'V98'] },
	armour: { name: l10n('防具', 'armour'), cites: ['V56'] },
	shield: { name: l10n('盾', 'shield'), cites: ['V56', 'V59'] },
	deftech: { name: l10n('防御技', 'defence technique'), cites: ['V46', 'V56'] },
	barrier: { name: l10n('結界', 'barrier'), cites: ['V64', 'V65'] },
	handBarrier: { name: l10n('手札の結界', 'hand barrier'), cites: ['V70'] },
	reduce: { name: l10n('軽減', 'reduction'), cites: ['V74', 'V80'] },
	divide: { name: l10n('割合軽減', 'proportion'), cites: ['V80', 'V82'] },
	resist: { name: l10n('レジスト', 'resist'), cites: ['V82', 'V83'] },
	extra: { name: l10n('追加ダメージ', 'extra damage'), cites: ['V89', 'V90'] }
};

const SIGNS: Readonly<Record<Note['op'], string>> = { '=': '', '+': '+', '-': '−', '/': '×' };

/** One step of the calculation as a part of the line: "− 2 armour", "= 5, ÷4"; a board writes the value behind the last. */
function part(note: Note, before: Note | undefined, isLast: boolean): Sentence {
	const { op, n, den, why, value } = note;
	const { name, cites } = WHY[why];
	const code = `number_${why}`;
	if (op === '=') return { code, text: l10n('{n}', '{n}'), slots: { n }, cites };
	if (op !== '/')
		return {
			code,
			text: l10n('{amount} {name}', '{amount} {name}'),
			slots: { amount: `${SIGNS[op]} ${n}`, name },
			cites
		};
	const share = n === 1 ? `÷${den}` : `×${n}/${den}`;
	const sum = before && (before.op === '+' || before.op === '-') ? `= ${before.value}, ` : '';
	return {
		code,
		text: l10n('{share}', '{share}'),
		slots: {
			share: l10n(
				sum.replace(', ', '、') + share + result(isLast, value),
				sum + share + result(isLast, value)
			)
		},
		cites
	};
}
/** What a division came to, where more follows. */
const result = (isLast: boolean, value: number): string => (isLast ? '' : ` → ${value}`);

export const notesOf = (hit: Hit, of: Note['of']): readonly Note[] => hit.notes.filter((n) => n.of === of);

/** A whole calculation in one line: "10 − 2 armour − 3 barrier = 5, ÷4 → 2". */
export function formula(notes: readonly Note[]): L10n {
	const say = (lang: 'ja' | 'en'): string => {
		let text = '';
		let open = false; // a sum whose result has not been written yet
		const close = (value: number) => {
			if (open) text += ` = ${value}`;
			open = false;
		};
		notes.forEach(({ op, n, den, why, value }, i) => {
			const before = notes[i - 1]?.value ?? 0;
			if (op === '=') text += `${n}`;
			else if (op === '/') {
				close(before);
				text += `${lang === 'ja' ? '、' : ', '}${n === 1 ? `÷${den}` : `×${n}/${den}`} → ${value}`;
			} else {
				text += ` ${SIGNS[op]} ${n} ${WHY[why].name[lang]}`;
				open = true;
			}
		});
		close(notes.at(-1)?.value ?? 0);
		return text;
	};
	return { ja: say('ja'), en: say('en') };
}

/** The running number of a hit as the view shows it. */
export function traceOf(hit: Hit, of: Note['of'], label: L10n): NumberTrace {
	const notes = notesOf(hit, of);
	return {
		label,
		value: of === 'damage' ? hit.damage : hit.level,
		parts: notes.map((note, i) => part(note, notes[i - 1], i === notes.length - 1))
	};
}
