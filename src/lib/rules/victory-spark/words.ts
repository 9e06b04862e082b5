// Words that links write as one number, the commonest first. Append only: the order is part of every old link.
const list = (words: string): string[] => words.trim().split(/\s+/);
const numbers = Array.from({ length: 35 }, (_, i) => String(i + 1).padStart(2, '0'));

export const WORDS: readonly string[] = [
	'victory-spark@2012-05',
	...list('turn player number phase begin seed waits deck hand ring bench energy waiting retire'),
	...list(
		'setup stand draw character ability attack end play swap use support block cancel pick keep concede'
	),
	...list('card slot entry choice cards yes no bench1 bench2 bench3 e1 e2 e3 e4 e5 e6 - * 11*10 .11*10 .9'),
	...list(':rest :reverse attack+ defence+ defence- 000 00 /1'),
	...numbers.map((n) => `V${n}`),
	'V06b',
	...numbers.slice(0, 9).map((n) => `N${n}`),
	...list('decides asks area locks attacks winner question first posture damage defence standing count'),
	...list('area.ids area.locked attack.partner attack.blocked over.why turn.number .posture .damage .count'),
	...list('before after classic rule14 rest seven-to-five six-to-five seven-to-six stays-empty refill'),
	...list('resolution-only always turn-player together owner printed current no-partner once several'),
	...list('CT-window CT-order each other-first surprise off log runs'),
	...list(`
		game_over rules_at_work no_such_seat no_such_action waits_for_other turn_player_picks_first
		pick_missing pick_count pick_twice not_a_candidate no_such_field only_in_setup only_in_energy_phase
		only_in_character_phase only_in_ability_phase only_in_attack_phase only_in_block_step
		only_in_cancel_window only_when_picking only_when_trimming no_question_open question_first
		nothing_to_pass no_phase_to_end missed_turn_start missed_stand_start missed_draw_start
		missed_energy_start missed_character_start missed_ability_start missed_attack_start start_to_come
		fires_by_itself spark_fires_by_itself always_on cancel_not_here wrong_zone cost_energy
		cost_card_gone cost_card_tired no_ability_card not_harbor not_level_0 no_empty_slot hand_empty
		not_enough_energy level_locked level_unknown ring_empty slot_occupied no_push_out no_swap
		not_standing nobody_on_bench attack_unknown defence_unknown opposing_ring_empty not_the_partner
		wider_block_does_not_fit not_a_cancel own_entry cancel_of_cancel out_of_range already_chosen
		area_empty not_your_entry entry_locked
	`),
	...list(`
		ring_chosen rings_revealed deck_shuffled deck_as_stated goes_first opening_hand turn_begins
		phase_begins turned_up nothing_to_turn_up drew drew_by_effect no_first_draw deck_is_empty
		energy_placed energy_skipped energy_rested no_energy_needed played played_by_effect moved_to_bench
		left_overwritten phase_over phase_ended_by_effect ability_fired ability_declared cost_paid
		entered_area boosted energy_paid to_waiting turned locked collected cancel_asked cancel_not_asked
		cancel_passed cancel_used cancel_resolved cancel_without_target picked picked_by_order answered
		declined resolved supported is_partner_attack is_normal_attack not_partner_by_effect
		not_partner_first_turn attack_set_off attack_on_empty_ring blocked not_blocked block_not_asked
		no_partner_retire retired_by_partner damage_dealt damage_blocked nobody_to_damage attacker_gone
		stays retired_by_damage retired_by_effect refilled rings_full after_the_attack attack_ends
		attack_effects_end hand_fits hand_trimmed turn_effects_end refilled_by_rule retired_by_rule
		deck_remade lost_by_retire lost_by_deck both_lost conceded
	`)
];
