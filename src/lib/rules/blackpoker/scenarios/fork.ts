// Disputed points as pairs of scenarios: the same table and moves, first as the default reads them, then the other way.
import type { Scenario, ScenarioStep } from '../../../scenario/types';
import { l10n, type L10n } from '../../core/text';
import { RULINGS } from '../rulings';
import { row, type Row } from './row';

export interface Fork extends Pick<Row, 'in' | 'table' | 'profile'> {
	/** Told apart from the point's first pair: `amb-25-after-counts`. */
	readonly name?: string;
	readonly title: L10n;
	readonly shows?: readonly string[];
	/** Rulings that hold on both sides. */
	readonly given?: Readonly<Record<string, string>>;
	/** What is played on both sides. */
	readonly steps?: readonly ScenarioStep[];
	/** How it goes on under the default … */
	readonly default: readonly ScenarioStep[];
	/** … and under each other choice, by its id. */
	readonly other: Readonly<Record<string, readonly ScenarioStep[]>>;
}

/** Two or more scenarios for one disputed point; ids are `amb-16-cleared`, `amb-16-kept`. */
export function fork(id: keyof typeof RULINGS & string, f: Fork): Scenario[] {
	const usual = RULINGS[id]!.default;
	return Object.entries({ [usual]: f.default, ...f.other }).map(([choice, ending]) => {
		const isDefault = choice === usual;
		return row([id.toLowerCase(), ...(f.name ? [f.name] : []), choice].join('-'), {
			title: l10n(
				`${f.title.ja}(${isDefault ? '標準の裁定' : '別の裁定'})`,
				`${f.title.en} (${isDefault ? 'default ruling' : `ruling "${choice}"`})`
			),
			shows: [id, ...(f.shows ?? [])],
			...(f.in && { in: f.in }),
			...(f.profile && { profile: f.profile }),
			rulings: { ...f.given, ...(!isDefault && { [id]: choice }) },
			table: f.table,
			steps: [...(f.steps ?? []), ...ending]
		});
	});
}
