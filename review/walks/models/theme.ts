import { themeMachine } from '../../../machines/theme/theme.machine.ts';
import type { FlowModel } from '../model.ts';

/** Light and dark, by the toggle and by other tabs. */
export const model: FlowModel = {
  machine: themeMachine,
  inputs: [{ theme: 'light' }, { theme: 'dark' }],
  sends: [
    { words: 'dark is chosen', event: { type: 'theme.set', theme: 'dark' } },
    { words: 'light is chosen', event: { type: 'theme.set', theme: 'light' } },
    { words: 'another tab goes dark', event: { type: 'theme.changed', theme: 'dark' } },
    { words: 'another tab goes light', event: { type: 'theme.changed', theme: 'light' } },
  ],
};
