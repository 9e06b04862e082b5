// Legality: one set of checks, read as reasons, as fields and as the list of moves.
export { ACTION_IDS, ACTIONS, actionOf, questionOf, type ActionId } from './actions';
export { CONSEQUENCES, movesOf } from './moves';
export { FIXES, nearestFix } from './fixes';
export { firstLegal, nextField, whyNot, whyNotAtAll } from './why';
