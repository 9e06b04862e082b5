// The effect of each of the 90 actions in our words, one line per printed step.
import { FORMAT_LINES, type ActionText } from './lines-format';
import { FRAME_LINES } from './lines-frame';
import type { ActionId } from './ids';

export const ACTION_LINES: Readonly<Record<ActionId, ActionText>> = { ...FORMAT_LINES, ...FRAME_LINES };
export type { ActionText };
