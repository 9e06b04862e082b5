// Which rule systems there are. Only their names are here; a system's code is loaded when it is opened.
import { l10n, type L10n } from '../rules/core/text';
import type { RuleSystem } from './contract';

export interface SystemEntry {
	readonly id: string;
	readonly title: L10n;
	load(): Promise<RuleSystem>;
}

/** Whoever holds a system by its id knows nothing of its table. */
const opened = async <T>(module: Promise<{ readonly system: RuleSystem<T> }>): Promise<RuleSystem> =>
	(await module).system as unknown as RuleSystem;

/** Every system that can be opened, the main game first. */
export const SYSTEMS: readonly SystemEntry[] = [
	{
		id: 'blackpoker@8.2',
		title: l10n('ブラックポーカー 8.2', 'BlackPoker 8.2'),
		load: () => opened(import('./blackpoker'))
	},
	{
		id: 'victory-spark@2012-05',
		title: l10n('ヴィクトリースパーク 2012年5月', 'Victory Spark, May 2012'),
		load: () => opened(import('./victory-spark'))
	},
	{
		id: 'cryptospells-text',
		title: l10n('クリプトスペルズのテキスト', 'CryptoSpells ability texts'),
		load: () => opened(import('./cryptospells'))
	},
	{
		id: 'five-timing',
		title: l10n('五つのタイミング', 'Five Timings'),
		load: () => opened(import('./five-timing'))
	}
];

/** Finds and loads a system; null where none has this id. */
export async function loadSystem(id: string): Promise<RuleSystem | null> {
	return (await SYSTEMS.find((s) => s.id === id)?.load()) ?? null;
}
