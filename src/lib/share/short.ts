// Short links: `#s=<system>/<id>@<place>` names a scenario that ships, and where it opens. Small, so that pages
// which only point at scenarios need nothing else of sharing.
import { LANGS, SEATS, type Lang, type Viewer } from '../rules/core/text';
import type { Place } from '../scenario/types';

/** A shipped scenario by name, where it opens, for whom. */
export interface Pointer {
	readonly system: string;
	readonly id: string;
	readonly place: Place;
	readonly viewer: Viewer;
	readonly lang?: Lang;
}

/** `12`; inside variations `3v0.1v2.40`, see {@link Place}. */
export const makePlace = ({ line, at }: Place): string =>
	[...line.map(([step, variation]) => `${step}v${variation}`), at].join('.');

/** The fragment that points at it. */
export function makePointer({ system, id, place, viewer, lang }: Pointer): string {
	const view = viewer === 'judge' ? '' : `&view=${viewer}`;
	return `#s=${system}/${id}@${makePlace(place)}${view}${lang ? `&lang=${lang}` : ''}`;
}

/** Reads what stands after `#s=`; null where it is none. */
export function parsePointer(text: string): Pointer | null {
	const [path = '', ...options] = text.split('&');
	const match = /^(.+)\/([a-z0-9-]+)(?:@((?:\d{1,6}v\d{1,6}\.)*)(\d{1,9}))?$/.exec(decoded(path));
	if (!match) return null;
	const [, system, id, line = '', at = '0'] = match;
	const asked = new URLSearchParams(options.join('&'));
	const lang = LANGS.find((l) => l === asked.get('lang'));
	return {
		system: system!,
		id: id!,
		place: {
			line: [...line.matchAll(/(\d+)v(\d+)/g)].map(([, step, variation]) => [
				Number(step),
				Number(variation)
			]),
			at: Number(at)
		},
		viewer: SEATS.find((s) => s === asked.get('view')) ?? 'judge',
		...(lang && { lang })
	};
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
