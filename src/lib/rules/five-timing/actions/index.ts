// Every action there is, in the order in which lists show them.
import { l10n } from '../../core/text';
import { GIVE_UP, possibleRolls, succeeds, SUCCESS, FAILURE } from '../activation';
import { because } from '../reasons';
import { hitOf, type Table } from '../table';
import { ATTACK_ACTIONS } from './attack';
import { EVADE_ACTIONS } from './evade';
import { PROTECT_ACTIONS } from './protect';
import type { ActionSpec, FieldSpec } from './spec';
import { TURN_ACTIONS } from './turn';
import type { Seat } from '../../core/text';

/** What a spirit check may be answered with; only an activation can be given up. */
function rollField(t: Table, seat: Seat): FieldSpec {
	const activation = t.check !== null;
	const bonus = activation ? 0 : (hitOf(t)?.extras.stop ?? 0);
	const known = [...possibleRolls(t), ...(activation ? [GIVE_UP] : [])];
	return {
		id: 'roll',
		label: l10n('精神力チェック', 'spirit check'),
		min: 1,
		max: 1,
		options: known.map((id) => {
			if (id === SUCCESS) return { id, label: l10n('成功とする', 'a success'), reasons: [] };
			if (id === FAILURE) return { id, label: l10n('失敗とする', 'a failure'), reasons: [] };
			if (id === GIVE_UP) return { id, label: l10n('あきらめる', 'give up'), reasons: [] };
			const good = succeeds(t, seat, id, bonus);
			return {
				id,
				label: l10n(`${id}(${good ? '成功' : '失敗'})`, `${id} (${good ? 'success' : 'failure'})`),
				reasons: []
			};
		}),
		cites: ['V08', 'K09'],
		none: null,
		unknown: (pick) => because('dice_impossible', { pick, known: known.join(' ') }, { ruling: 'C1' })
	};
}

const OTHER_ACTIONS: readonly ActionSpec[] = [
	{
		id: 'answer',
		event: 'ANSWER',
		label: l10n('ダイスを答える', 'Answer with dice'),
		summary: l10n('精神力チェックの出目か結果を答える。', 'Give the roll or the result of the spirit check.'),
		cites: ['V08', 'V91', 'K09'],
		by: 'asked',
		when: 'roll',
		fields: (t, seat) => [rollField(t, seat)]
	},
	{
		id: 'pass',
		event: 'PASS',
		label: l10n('パス', 'Pass'),
		summary: l10n('何もせずに先へ進む。', 'Do nothing more here and go on.'),
		cites: ['V22'],
		by: 'asked',
		when: 'asked'
	}
];

export const ACTIONS: readonly ActionSpec[] = [
	...TURN_ACTIONS,
	...ATTACK_ACTIONS,
	...EVADE_ACTIONS,
	...PROTECT_ACTIONS,
	...OTHER_ACTIONS
];
const BY_ID: ReadonlyMap<string, ActionSpec> = new Map(ACTIONS.map((a) => [a.id, a]));
export const actionOf = (id: string): ActionSpec | null => BY_ID.get(id) ?? null;
