// The effect of each of the 90 actions in our words, one line per printed step.
import type { L10n } from '../../core/text';
import type { ActionId } from './ids';
import { FORMAT_LINES } from './lines-format';
import { FRAME_LINES } from './lines-frame';

export const ACTION_LINES: Readonly<Record<ActionId, readonly L10n[]>> = { ...FORMAT_LINES, ...FRAME_LINES };
