// Names of what a text is made of, for the structure panel.
import { l10n, type L10n } from '$lib/rules/core/text';
import type { Link, Selection, Target, TargetSide } from '$lib/rules/cryptospells/parse/ast';

export const SELECT_NAMES: Readonly<Record<Selection, L10n>> = {
	choose: l10n('選ぶ', 'picked'),
	random: l10n('ランダム', 'at random'),
	all: l10n('全て', 'all'),
	fixed: l10n('決まっている', 'settled'),
	self: l10n('自身', 'itself'),
	unspecified: l10n('書かれていない', 'not said')
};
export const SIDE_NAMES: Readonly<Record<TargetSide, L10n>> = {
	any: l10n('両方', 'either'),
	both: l10n('お互い', 'both'),
	ally: l10n('味方', 'ally'),
	enemy: l10n('相手', 'enemy')
};
export const KIND_NAMES: Readonly<Record<Target['kind'], L10n>> = {
	unit: l10n('ユニット', 'unit'),
	leader: l10n('リーダー', 'leader'),
	character: l10n('キャラクター', 'character')
};
export const LINK_NAMES: Readonly<Record<Link, L10n>> = {
	first: l10n('最初', 'first'),
	independent: l10n('する（独立）', 'する (on its own)'),
	requiresPrevious: l10n('して（前が必要）', 'して (needs the part before)')
};
