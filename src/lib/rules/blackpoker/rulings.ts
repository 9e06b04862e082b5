// The disputed points of the 8.2 texts as switches: what the engine has to know. Question, evidence and labels are in docs/.
// The first choice is the default; a point with a single choice has one sensible reading and is listed so that it can be cited.

export interface RulingSwitch {
	readonly default: string;
	readonly choices: readonly string[];
}
const choices = (...ids: readonly [string, ...string[]]): RulingSwitch => ({ default: ids[0], choices: ids });

/** By id, as in `ruling(table, 'AMB-16')`. */
export const RULINGS: Readonly<Record<string, RulingSwitch>> = {
	'AMB-01': choices('seed'),
	'AMB-02': choices('club-j', 'spade-j'),
	'AMB-03': choices('offset-trump', 'extra-bulwark-trump'),
	'AMB-04': choices('reset-name', 'hand-refill-name'),
	'AMB-05': choices('trigger-condition'),
	'AMB-06': choices('normal', 'immediate'),
	'AMB-07': choices('quick-magic', 'normal-magic'),
	'AMB-08': choices('no-cost', 'unpayable', 'drive-phantom'),
	'AMB-09': choices('same-play'),
	'AMB-10': choices('included', 'left-out'),
	'AMB-11': choices('normals'),
	'AMB-12': choices('zone-owner'),
	'AMB-13': choices('face-down', 'shown-first', 'face-up'),
	'AMB-14': choices('unit-cards'),
	'AMB-15': choices('smaller-size'),
	'AMB-16': choices('cleared', 'kept'),
	'AMB-17': choices('above-end', 'below-end'),
	'AMB-18': choices('stays', 'moves-on'),
	'AMB-19': choices('condition-met'),
	'AMB-20': choices('plan-first'),
	'AMB-21': choices('allowed', 'forbidden', 'immediate-loss'),
	'AMB-22': choices('own-only', 'any-character'),
	'AMB-23': choices('own-actions', 'both-players'),
	'AMB-24': choices('staged', 'lost'),
	'AMB-25': choices('extra-attack', 'counts'),
	'AMB-26': choices('on-request', 'on-resolution'),
	'AMB-27': choices('staged-only'),
	'AMB-28': choices('still-on-stage'),
	'AMB-29': choices('full-wording', 'gone-or-split'),
	'AMB-30': choices('same-unit', 'new-unit'),
	'AMB-31': choices('different-target', 'same-allowed'),
	'AMB-32': choices('current-turn-player', 'causing-player'),
	'AMB-33': choices('mandatory', 'optional'),
	'AMB-34': choices('no-forced-end', 'double-pass-ends'),
	'AMB-35': choices('during-effect', 'full-request'),
	'AMB-36': choices('not-counterable', 'counterable'),
	'AMB-37': choices('counter-only', 'all-counters'),
	'AMB-38': choices('suit-and-number', 'number-only'),
	'AMB-39': choices('another-request', 'itself-too'),
	'AMB-40': choices('damage-then-remove'),
	// nothing can change the hand between requesting and resolving this immediate, cost-free action
	'AMB-41': choices('on-resolution'),
	'AMB-42': choices('on-resolution', 'on-request'),
	'AMB-43': choices('one-attacker', 'several-attackers'),
	'AMB-44': choices('bulwark-or-soldiers', 'mixed'),
	'AMB-45': choices('goes-through', 'stays-blocked'),
	'AMB-46': choices('simultaneous', 'one-by-one'),
	'AMB-47': choices('size', 'printed-number'),
	'AMB-48': choices('stays-old', 'counts-as-new'),
	'AMB-49': choices('any-driven'),
	'AMB-50': choices('printed-number', 'size'),
	'AMB-51': choices('one-is-enough', 'cancel-out'),
	'AMB-52': choices('per-attacker', 'per-judgement'),
	'AMB-53': choices('enforced', 'reminder'),
	'AMB-54': choices('leaves-combat'),
	'AMB-55': choices('combat-ends'),
	'AMB-56': choices('own-fog', 'all-fog'),
	'AMB-57': choices('marker-stays', 'marker-leaves'),
	'AMB-58': choices('on-resolution', 'always'),
	'AMB-59': choices('next-in-order', 'reordered'),
	'AMB-60': choices('one-per-card', 'combined'),
	'AMB-61': choices('by-script', 'nameless'),
	'AMB-62': choices('own-graveyard', 'either-graveyard'),
	'AMB-63': choices('each-card', 'choose', 'total-limit'),
	'AMB-64': choices('current-size', 'printed-number'),
	'AMB-65': choices('negative-counts', 'positive-only'),
	'AMB-66': choices('target-allowed', 'target-excluded'),
	'AMB-67': choices('literal', 'keys-return'),
	'AMB-68': choices('jokers-pair', 'jokers-excluded'),
	'AMB-69': choices('fixed', 'soft'),
	'AMB-70': choices('must-take'),
	'AMB-71': choices('no-condition', 'life-nine'),
	'AMB-72': choices('owner-only', 'public'),
	'AMB-73': choices('all-zones', 'not-field-or-fog'),
	'AMB-74': choices('both-trigger'),
	'AMB-75': choices('draw-follows', 'charge-skipped'),
	'AMB-76': choices('keyed-effects', 'combat-too'),
	'AMB-77': choices('every-discard', 'effects-only'),
	'AMB-78': choices('usable-at-once', 'not-this-turn'),
	'AMB-79': choices('reopening-allowed'),
	'AMB-80': choices('both-suits'),
	'AMB-81': choices('requested', 'at-once'),
	'AMB-82': choices('first-compulsory'),
	'AMB-83': choices('remembered'),
	'AMB-84': choices('continuous', 'snapshot'),
	'AMB-85': choices('graveyard-and-next'),
	'AMB-86': choices('sum-four')
};

/** What a text profile implies: choices it makes unless the position sets the point itself. `seed` is the default everywhere. */
export const PROFILE_RULINGS: Readonly<
	Record<'seed' | 'release' | 'patch', Readonly<Record<string, string>>>
> = {
	seed: {},
	release: { 'AMB-06': 'immediate', 'AMB-07': 'normal-magic' },
	patch: { 'AMB-06': 'immediate', 'AMB-07': 'normal-magic', 'AMB-71': 'life-nine' }
};
