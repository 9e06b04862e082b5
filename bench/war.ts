// The counter war (QA-02) and the attack turn as the peers play them: the same cards, the same choices, in their words.
import type { G, PeerMove } from './peers/boardgame';
import type { TwinEvent, TwinTable } from './peers/twin';

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const deck = (owner: string) => SUITS.flatMap((suit) => RANKS.map((rank) => `${owner}:${suit}${rank}`));
const without = (cards: string[], gone: string[]) => cards.filter((card) => !gone.includes(card));
