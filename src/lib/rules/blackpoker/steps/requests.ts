// Requests that an effect changes: nullified, aimed elsewhere, made. One function a step: step.ts says what each means.
import type { Tell } from '../../core/contract';
import { ownerOf } from '../cards';
import { faces, happening } from '../happenings';
import { changed, changedRequest, findRequest, resolution, withResolution, type Table } from '../table';
import type { Of } from './step';
import { event, put, take } from './zones';

export function negate(table: Table, step: Of<'negate'>, tell?: Tell): Table {
	const request = findRequest(table, step.request);
	if (!request) return table;
	tell?.(
		happening(
			'negated',
			{ action: step.name, id: request.id },
			{ seat: request.by, refs: [request.id, request.action] }
		)
	);
	table = changed(table, { stage: table.stage.filter((r) => r !== request) });
	// it may be the one that is resolving (AMB-39, other setting): it goes on without its key cards
	if (table.resolving.length && resolution(table).request === request.id)
		table = withResolution(table, {
			request: changedRequest(request, { held: [] }),
			notes: { ...resolution(table).notes, negated: true }
		});
	if (request.held.length) {
		tell?.(
			happening(
				'keys_to_graveyard',
				{ cards: faces(request.held, 'all') },
				{ seat: request.by, moved: request.held.map((c) => [c, 'stage', `${ownerOf(c)}.graveyard`]) }
			)
		);
		table = put(table, request.held, 'graveyard');
	}
	return table;
}

export function retarget(table: Table, step: Of<'retarget'>, tell?: Tell): Table {
	tell?.(
		happening(
			'retargeted',
			{ action: step.name, id: step.request, target: step.to },
			{ refs: [step.request] }
		)
	);
	return changed(table, {
		stage: table.stage.map((r) => (r.id === step.request ? changedRequest(r, { target: step.target }) : r))
	});
}

export function request(table: Table, step: Of<'request'>, tell?: Tell): Table {
	const id = `r${table.nextRequest}`;
	tell?.(happening('effect_request', { action: step.name, id }, { refs: [id, step.request.action] }));
	if (step.from) table = take(table, step.request.keys, step.from);
	return event(
		changed(table, { nextRequest: table.nextRequest + 1, stage: [...table.stage, { ...step.request, id }] }),
		{ type: 'requested', action: step.request.action, by: step.request.by },
		{ type: 'staged', action: step.request.action, by: step.request.by }
	);
}
