import {
  disclosureMachine,
  SAME_PRESS_MS,
  type DisclosureContext,
} from '../../../machines/disclosure/disclosure.machine.ts';
import type { FlowModel } from '../model.ts';

const time = { now: 0 };

/** A menu, by mouse, touch and keys. */
export const model: FlowModel = {
  machine: disclosureMachine,
  inputs: [{ now: () => time.now }],
  time,
  sends: [
    { words: 'a press to open', event: { type: 'menu.open' } },
    { words: 'a press to close', event: { type: 'menu.close' } },
    { words: 'one some time later', event: { type: 'menu.close' }, at: SAME_PRESS_MS + 1 },
    { words: 'the mouse comes', event: { type: 'hover.start' } },
    { words: 'the mouse leaves', event: { type: 'hover.end' } },
  ],
  distinguish: ({ openedAt, hoverClosedAt }: DisclosureContext) => [openedAt, hoverClosedAt],
};
