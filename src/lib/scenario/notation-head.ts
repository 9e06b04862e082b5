// The head of the text notation: everything before the line `setup`.
import type { Json } from '../rules/core/contract';
import { EXPECTED, type NotationLines, type Text } from './notation-lines';

export class NotationHead {
	/** Entries as they will stand in the JSON. */
	readonly entries: Record<string, Json> = {};
	readonly title: Text = {};
	readonly about: Text = {};
	readonly rulings: Record<string, string> = {};

	constructor(readonly lines: NotationLines) {}

	private once(key: string, value: Json): void {
		if (key in this.entries) return this.lines.complain('line_twice', 1, { word: key });
		this.entries[key] = value;
	}

	/** Reads one line; true at the line that ends the head. */
	read(content: string): boolean {
		const { lines } = this;
		const keyword = /^\S+/.exec(content)![0];
		const after = keyword.length + (/^\s*/.exec(content.slice(keyword.length))?.[0].length ?? 0);
		if (keyword === 'title' || keyword === 'about') {
			lines.prose(content, after, this[keyword], keyword);
			return false;
		}
		const words = lines.wordsOf(content);
		if (!words) return false;
		const value = words[1] ? lines.at(words[1].column) : lines.at();
		switch (keyword) {
			case 'setup':
				lines.places.set('setup', lines.at());
				return true;
			case 'kuroko': {
				const [version, id] = lines.take(words, 2, EXPECTED.two) ?? [];
				if (version !== '1' || !id) {
					lines.complain('not_a_scenario', 1);
					break;
				}
				this.once('kuroko', 1);
				this.entries.system = id;
				lines.places.set('system', lines.at(words[2]!.column));
				break;
			}
			case 'id':
			case 'profile': {
				const rest = lines.take(words, 1, EXPECTED.word);
				if (rest) this.once(keyword, rest[0]!);
				lines.places.set(keyword, value);
				break;
			}
			case 'regulation': {
				const rest = lines.take(words, 2, EXPECTED.two);
				if (!rest) break;
				this.once('regulation', { format: rest[0]!, frame: rest[1]! });
				lines.places.set('regulation', value);
				lines.places.set('regulation.frame', lines.at(words[2]!.column));
				break;
			}
			case 'ruling': {
				const [ruling, choice] = lines.take(words, 2, EXPECTED.two) ?? [];
				if (!ruling || choice === undefined) break;
				if (Object.hasOwn(this.rulings, ruling)) {
					lines.complain('line_twice', words[1]!.column, { word: ruling });
					break;
				}
				this.rulings[ruling] = choice;
				lines.places.set(`rulings.${ruling}`, value);
				break;
			}
			case 'shows': {
				const [, ...shown] = words;
				if (!shown.length) {
					lines.complain('line_short', words[0]!.end, { word: keyword, expected: EXPECTED.word });
					break;
				}
				this.once(
					'shows',
					shown.map((w) => w.text)
				);
				shown.forEach((w, i) => lines.places.set(`shows[${i}]`, lines.at(w.column)));
				break;
			}
			default:
				lines.complain('line_unknown', 1, { word: keyword });
		}
		return false;
	}
}
