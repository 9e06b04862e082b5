// The reference's entries: every action, component, cost, term, format, frame and zone, with attributes, tags and links.
import type { CatalogEntry, TextVariant } from '../../core/contract';
import { l10n, same, type L10n } from '../../core/text';
import { CHARACTERS, FOG, FOG_NOTES, LABELS, TRUMPS } from './components';
import { COSTS, TERMS, ZONES, type Word } from './glossary';
import {
	ACTION_IDS,
	CHARACTER_IDS,
	FOG_IDS,
	TRUMP_IDS,
	type ActionId,
	type CharacterId,
	type TrumpId
} from './ids';
import { ACTION_LINES } from './lines';
import { SUMMARIES } from './summaries';
import { ACTION_NAMES } from './names';
import { ACTION_NOTES, TRIGGERS } from './notes';
import {
	conditionText,
	DESTINATIONS,
	FORMAT_IDS,
	FORMAT_NAMES,
	formatsFrom,
	FRAME_FORMATS,
	FRAME_IDS,
	FRAME_NAMES,
	framesFrom,
	readNotation,
	TARGETS,
	trumpFace,
	TYPES,
	type FormatId,
	type FrameId,
	type Printed
} from './printed';
import { PRINTED_FORMAT } from './printed-format';
import { PRINTED_FRAME } from './printed-frame';
import { FORMAT_TEXTS, FRAME_TEXTS } from './regulations';
import { SUIT_TAGS } from './tags';
import { ACTION_VARIANTS, TRUMP_VARIANTS } from './variants';

export const PRINTED: Readonly<Record<ActionId, Printed>> = { ...PRINTED_FORMAT, ...PRINTED_FRAME };

type Attribute = CatalogEntry['attributes'][number];
const attribute = (ja: string, en: string, value: L10n | undefined): Attribute[] =>
	value ? [{ label: l10n(ja, en), value }] : [];
const list = (texts: readonly L10n[], ja = '、', en = ', '): L10n | undefined =>
	texts.length ? l10n(texts.map((t) => t.ja).join(ja), texts.map((t) => t.en).join(en)) : undefined;
const sections = (section: string): string[] => section.split(' ').filter(Boolean);
const sectionText = (section: string): L10n | undefined => {
	const numbers = sections(section);
	if (!numbers.length) return undefined;
	const [first, release] = numbers;
	return release
		? l10n(`${first}(公開版 ${release})`, `${first} (release ${release})`)
		: l10n(`公開版 ${first}`, `release ${first}`);
};
const words = (text: string | undefined): string[] => text?.split(' ') ?? [];
const suitTags = (text: string): string[] =>
	[...new Set([...text].filter((c) => c in SUIT_TAGS))].map((c) => `suit:${SUIT_TAGS[c]}`);
const ALL_SUITS = suitTags('♠♡♢♣');

const formatTags = (formats: readonly FormatId[]) => formats.map((f) => `format:${f}`);
const frameTags = (frames: readonly FrameId[]) => frames.map((f) => `frame:${f}`);
/** The frames in which formats can meet something that comes with the format. */
const framesOf = (formats: readonly FormatId[]) =>
	FRAME_IDS.filter((frame) => FRAME_FORMATS[frame].some((f) => formats.includes(f)));

const trumpName = (id: string): L10n => TRUMPS[id as TrumpId].name;

function keyText({ keys, relation }: Printed): L10n | undefined {
	if (!keys) return undefined;
	if (keys === 'rare') return l10n('レアカード', 'the rare card');
	if (relation === 'same-suit') return l10n(`${keys}(同じスート)`, `${keys} (one suit)`);
	if (relation === 'same-number') return l10n(`${keys}(同じ数字)`, `${keys} (same number)`);
	const anySuit = !suitTags(keys).length && keys !== 'Joker';
	return anySuit ? l10n(`${keys}(スートは問わない)`, `${keys} (any suit)`) : same(keys);
}
function unitText(unit: string | undefined): L10n | undefined {
	if (!unit) return undefined;
	if (!unit.startsWith('<')) {
		const { name } = CHARACTERS[unit as CharacterId];
		return l10n(`自分の${name.ja}`, `your ${name.en}`);
	}
	const label = LABELS[unit.slice(1, -1) as keyof typeof LABELS];
	return label === LABELS.ファントム
		? l10n(`<${label.ja}>を持つ自分の防壁`, `one of your bulwarks with <${label.en}>`)
		: l10n(`<${label.ja}>を持つ自分の兵士`, `one of your soldiers with <${label.en}>`);
}

/** What an action's keys ask for as suits: named ones, or all four where any will do. */
function keySuits({ keys }: Printed): string[] {
	if (!keys || keys === 'rare' || keys === 'Joker') return [];
	return suitTags(keys).length ? suitTags(keys) : ALL_SUITS;
}

function actionEntry(id: ActionId): CatalogEntry {
	const print = PRINTED[id];
	const { trigger, speed, timing, cost } = readNotation(print.notation);
	const formats = formatsFrom(print.format);
	const frames = print.frames ? framesFrom(print.frames) : framesOf(formats);
	const summary = SUMMARIES[id];
	const lines = ACTION_LINES[id];
	const variants: readonly TextVariant[] = ACTION_VARIANTS[id] ?? [];
	const trumps = (print.conditions ?? []).filter((c) => c.startsWith('trump:'));
	return {
		id,
		kind: 'action',
		name: ACTION_NAMES[id],
		summary,
		attributes: [
			...attribute(
				'表記',
				'notation',
				l10n(print.notation, `@${trigger.en}-${speed.en}-${timing.en}${cost ? ` | $${cost}` : ''}`)
			),
			...attribute('タイプ', 'type', l10n(print.type, TYPES[print.type])),
			...attribute('トリガー', 'trigger', trigger),
			...attribute('スピード', 'speed', speed),
			...attribute('タイミング', 'timing', timing),
			...attribute('コスト', 'cost', cost ? same(cost) : l10n('なし', 'none')),
			...attribute('キーカード', 'key cards', keyText(print)),
			...attribute('キーユニット', 'key unit', unitText(print.unit)),
			...attribute(
				'起動条件',
				'start condition',
				list((TRIGGERS[id] ? [] : (print.conditions ?? [])).map((c) => conditionText(c, trumpName)))
			),
			...attribute('誘発条件', 'trigger condition', TRIGGERS[id]),
			...attribute('対象', 'target', print.target && TARGETS[print.target]),
			...attribute(
				'特記',
				'note',
				print.notCounterable && l10n('カウンターの対象にならない', 'cannot be the target of Counter')
			),
			...attribute(
				print.unit ? 'キーユニットの行き先' : 'キーカードの行き先',
				print.unit ? 'key unit goes to' : 'key cards go to',
				print.goes && DESTINATIONS[print.goes]
			),
			...attribute('フォーマット', 'formats', list(formats.map((f) => FORMAT_NAMES[f]))),
			...attribute('フレーム', 'frames', list(frames.map((f) => FRAME_NAMES[f]))),
			...attribute('版', 'versions', print.versions ? same(print.versions) : undefined),
			...attribute('節番号', 'section', sectionText(print.section))
		],
		tags: [
			'kind:action',
			...formatTags(formats),
			...frameTags(frames),
			`type:${TYPES[print.type].replaceAll(' ', '-')}`,
			`trigger:${trigger.en}`,
			`speed:${speed.en}`,
			`timing:${timing.en}`,
			...keySuits(print),
			...(variants.length ? ['text:differs'] : [])
		],
		steps: lines,
		...(ACTION_NOTES[id] && { notes: ACTION_NOTES[id] }),
		...(variants.length && { variants }),
		numbers: sections(print.section),
		cites: [
			...(trigger.en === 'direct' ? ['5.3', '9.2'] : ['9.4.1']),
			...(cost ? ['5.2'] : []),
			...(print.target ? ['5.3.1.1', '5.4.1'] : []),
			...(print.conditions && !TRIGGERS[id] ? ['9.2.1.5'] : []),
			...trumps,
			...(print.unit && !print.unit.startsWith('<') ? [`character:${print.unit}`] : [])
		],
		rulings: words(print.rulings)
	};
}

function characterEntry(id: CharacterId): CatalogEntry {
	const c = CHARACTERS[id];
	const formats = formatsFrom(c.format ?? 'master');
	const frames = c.format ? framesOf(formats) : framesFrom('extra');
	return {
		id,
		kind: 'character',
		name: c.name,
		summary: c.summary,
		attributes: [
			...attribute('タイプ', 'type', id === 'bulwark' ? l10n('防壁', 'bulwark') : l10n('兵士', 'soldier')),
			...attribute('ユニット条件', 'unit condition', c.made),
			...attribute('サイズ', 'size', c.size),
			...attribute('ラベル', 'labels', list(c.labels.map((l) => LABELS[l]))),
			...attribute('フォーマット', 'formats', list(formats.map((f) => FORMAT_NAMES[f]))),
			...attribute('フレーム', 'frames', list(frames.map((f) => FRAME_NAMES[f]))),
			...attribute('版', 'versions', same(c.versions)),
			...attribute('節番号', 'section', sectionText(c.section))
		],
		tags: [
			'kind:character',
			...formatTags(formats),
			...frameTags(frames),
			...(c.suits ? suitTags(c.suits) : id === 'magician' ? [] : ALL_SUITS)
		],
		...(c.abilities.length && { steps: c.abilities }),
		...(c.notes && { notes: c.notes }),
		numbers: sections(c.section),
		cites: c.cites,
		rulings: c.rulings
	};
}

function fogEntry(id: (typeof FOG_IDS)[number]): CatalogEntry {
	const fog = FOG[id];
	const formats = formatsFrom(fog.format);
	const frames = fog.extra ? framesFrom('extra') : framesOf(formats);
	return {
		id,
		kind: 'fog',
		name: l10n(`フォグ「${fog.name.ja}」`, `${fog.name.en} (fog)`),
		summary: fog.ability,
		attributes: [
			...attribute('タイプ', 'type', l10n('滞留魔法', 'lingering magic')),
			...attribute('ユニット条件', 'unit condition', fog.made),
			...attribute('印の相手', 'marks', fog.marks),
			...attribute('能力の区分', 'class of the ability', fog.scope),
			...attribute('フォーマット', 'formats', list(formats.map((f) => FORMAT_NAMES[f]))),
			...attribute('フレーム', 'frames', list(frames.map((f) => FRAME_NAMES[f]))),
			...attribute('版', 'versions', same(fog.version)),
			...attribute('節番号', 'section', sectionText(fog.section))
		],
		tags: [
			'kind:fog',
			...formatTags(formats),
			...frameTags(frames),
			...(fog.suit ? suitTags(fog.suit) : ALL_SUITS)
		],
		steps: [fog.ability],
		notes: FOG_NOTES,
		numbers: sections(fog.section),
		cites: [`action:${fog.action}`, 'action:end', '6', '9.4.2'],
		rulings: fog.rulings
	};
}

const TRUMP_ROWS: Readonly<Record<string, string>> = { s: '1', h: '2', d: '3', c: '4' };
/** Trumps are numbered suit by suit in the order of the list. */
function trumpSection(id: TrumpId): string {
	if (id === 'face-down-trump') return '6.3.5.5.1 8.3.5.5.1';
	const row = TRUMP_ROWS[id[0]!]!;
	const place = TRUMP_IDS.filter((t) => t !== 'face-down-trump' && t[0] === id[0]).indexOf(id) + 1;
	return `6.3.5.${row}.${place} 8.3.5.${row}.${place}`;
}
function trumpEntry(id: TrumpId): CatalogEntry {
	const text = TRUMPS[id];
	const faceDown = id === 'face-down-trump';
	const variants = TRUMP_VARIANTS[id] ?? [];
	return {
		id,
		kind: 'trump',
		name: faceDown ? text.name : l10n(`${trumpFace(id)} ${text.name.ja}`, `${trumpFace(id)} ${text.name.en}`),
		summary: text.summary,
		attributes: [
			...attribute(
				'タイプ',
				'type',
				faceDown ? l10n('裏切札', 'face-down trump') : l10n('表切札', 'face-up trump')
			),
			...attribute(
				'カード',
				'card',
				faceDown ? l10n('どのカードでも(裏向き)', 'any card, face down') : same(trumpFace(id))
			),
			...attribute('使えるアクション', 'actions it allows', list(text.grants.map((a) => ACTION_NAMES[a]))),
			...attribute('能力の区分', 'class of the abilities', list(text.abilities.map((a) => a.scope))),
			...attribute('フォーマット', 'formats', FORMAT_NAMES.master),
			...attribute('フレーム', 'frames', FRAME_NAMES.extra),
			...attribute('版', 'versions', same(text.versions)),
			...attribute('節番号', 'section', sectionText(trumpSection(id)))
		],
		tags: [
			'kind:trump',
			'format:master',
			'frame:extra',
			...(faceDown ? [] : suitTags(trumpFace(id))),
			...(variants.length ? ['text:differs'] : [])
		],
		...(text.abilities.length && { steps: text.abilities.map((a) => a.text) }),
		...(variants.length && { variants }),
		numbers: sections(trumpSection(id)),
		cites: [
			...text.grants.map((a) => `action:${a}`),
			...(text.cites ?? []),
			...(text.abilities.length ? ['9.4.2'] : [])
		],
		rulings: text.rulings
	};
}

const wordEntry = (
	kind: string,
	id: string,
	w: Word,
	attributes: Attribute[] = [],
	tags: string[] = []
): CatalogEntry => ({
	id,
	kind,
	name: w.name,
	summary: w.text,
	attributes,
	tags: [`kind:${kind}`, ...tags],
	cites: w.cites,
	rulings: w.rulings ?? []
});

export const CATALOG: readonly CatalogEntry[] = [
	...ACTION_IDS.map(actionEntry),
	...CHARACTER_IDS.map(characterEntry),
	...FOG_IDS.map(fogEntry),
	...TRUMP_IDS.map(trumpEntry),
	...Object.entries(COSTS).map(([id, cost]) => wordEntry('cost', id, cost)),
	...Object.entries(ZONES).map(([id, zone]) =>
		wordEntry(
			'zone',
			id,
			zone,
			[
				...attribute('完全公開', 'everyone knows', zone.everyone),
				...attribute('個人公開', 'its player knows', zone.owner),
				...attribute('非公開', 'nobody knows', zone.nobody),
				...attribute('フレーム', 'frames', list(framesFrom(zone.frame).map((f) => FRAME_NAMES[f])))
			],
			frameTags(framesFrom(zone.frame))
		)
	),
	...FORMAT_IDS.map((id) => FORMAT_TEXTS[id]),
	...FRAME_IDS.map((id) => FRAME_TEXTS[id]),
	...Object.entries(TERMS).map(([id, term]) => wordEntry('term', id, term))
];
