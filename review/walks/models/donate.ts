import { donateMachine } from '../../../machines/donate/donate.machine.ts';
import type { FlowModel } from '../model.ts';

/** How much is given: a preset, or an amount of one's own. */
export const model: FlowModel = {
  machine: donateMachine,
  sends: [
    { words: 'a preset', event: { type: 'preset.choose', preset: 50 } },
    { words: 'an amount', event: { type: 'custom.change', text: '12' } },
    { words: 'no amount', event: { type: 'custom.change', text: '' } },
    { words: 'something that is no amount', event: { type: 'custom.change', text: 'twelve' } },
    { words: 'the field is left', event: { type: 'custom.leave' } },
    { words: 'Donate is pressed', event: { type: 'donate.submit' } },
  ],
};
