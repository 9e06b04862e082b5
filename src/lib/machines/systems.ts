// Which rule systems there are. Only their names are here; a system's code is loaded when it is opened.
import { l10n, type L10n } from '../rules/core/text';
import type { RuleSystem } from './contract';

export interface SystemEntry {
	readonly id: string;
	readonly title: L10n;
	load(): Promise<RuleSystem>;
}
interface SystemModule {
	readonly system: RuleSystem;
}

const modules = import.meta.glob<SystemModule>('./*/index.ts');

const entry = (id: string, folder: string, title: L10n): SystemEntry[] => {
	const load = modules[`./${folder}/index.ts`];
	return load ? [{ id, title, load: () => load().then((m) => m.system) }] : [];
};

/** Every system that can be opened, the main game first. */
export const SYSTEMS: readonly SystemEntry[] = [
	...entry('blackpoker@8.2', 'blackpoker', l10n('ブラックポーカー 8.2', 'BlackPoker 8.2')),
	...entry(
		'victory-spark@2012-05',
		'victory-spark',
		l10n('ヴィクトリースパーク 2012年5月', 'Victory Spark, May 2012')
	),
	...entry(
		'cryptospells-text',
		'cryptospells',
		l10n('クリプトスペルズのテキスト', 'CryptoSpells ability texts')
	),
	...entry('five-timing', 'five-timing', l10n('五つのタイミング', 'Five Timings'))
];

/** Finds and loads a system; null where none has this id. */
export async function loadSystem(id: string): Promise<RuleSystem | null> {
	return (await SYSTEMS.find((s) => s.id === id)?.load()) ?? null;
}
