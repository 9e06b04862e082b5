// Writes a set-up in the lines that parse.ts reads.
import type { Json } from '../../core/contract';
import { SEAT_ZONES, type SeatZone } from './parse';
import type { SeatSetup, Setup, UnitSetup } from './types';

/** Writes a set-up as lines; `parseSetup` (parse.ts) reads them back to an equal set-up. */
export function printSetup(json: Json): readonly string[] {
	const setup = json as unknown as Setup;
	const lines: string[] = [];
	if (setup.turn) lines.push(`turn ${setup.turn}`);
	if (setup.chance) lines.push(`chance ${setup.chance}`);
	if (setup.turnNumber !== undefined) lines.push(`turnNumber ${setup.turnNumber}`);
	if (setup.passes) lines.push(['passes', ...setup.passes].join(' '));
	if (setup.seed !== undefined) lines.push(`seed ${setup.seed}`);
	if (setup.deal) {
		lines.push('deal');
		for (const seat of ['A', 'B'] as const) {
			const deck = setup.deal[seat];
			if (deck?.deck) lines.push(`deal ${seat}: ${deck.deck.join(' ')}`.trimEnd());
			if (deck?.order) lines.push(`order ${seat}: ${deck.order.join(' ')}`.trimEnd());
		}
	}
	for (const seat of ['A', 'B'] as const) {
		const zones = setup[seat];
		if (!zones) continue;
		for (const zone of SEAT_ZONES)
			if (zones[zone] !== undefined) lines.push(`${seat} ${zone}: ${printZone(zones, zone)}`.trimEnd());
	}
	for (const r of setup.stage ?? [])
		lines.push(
			['stage:', r.by, r.action, ...(r.keys ?? []), ...(r.target ? [`@${r.target}`] : [])].join(' ')
		);
	return lines;
}
const printPile = (pile: { readonly cards?: readonly string[]; readonly more?: number }): string =>
	[...(pile.cards ?? []), ...(pile.more === undefined ? [] : [`+${pile.more}`])].join(' ');
function printUnit({ cards, bulwark, driven, fresh }: UnitSetup): string {
	const words = [cards.join('+'), ...(driven ? ['driven'] : []), ...(fresh ? ['fresh'] : [])].join(' ');
	return bulwark ? `[${words}]` : words;
}
function printZone(zones: SeatSetup, zone: SeatZone): string {
	switch (zone) {
		case 'life':
			return printPile(zones.life!);
		case 'pack':
			return [...(zones.pack!.opened ? ['opened'] : []), printPile(zones.pack!)].join(' ').trim();
		case 'field':
			return zones.field!.map(printUnit).join(' | ');
		case 'trumps':
			return zones
				.trumps!.map((t) => [t.card, t.faceUp ? 'up' : 'down', ...(t.locked ? ['locked'] : [])].join(' '))
				.join(' | ');
		case 'fog':
			return zones
				.fog!.map((f) => [f.kind, ...f.cards, ...(f.target ? [`@${f.target}`] : [])].join(' '))
				.join(' | ');
		default:
			return zones[zone]!.join(' ');
	}
}
