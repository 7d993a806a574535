import type { Pinned } from 'storybook-addon-statecharts';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import type { donateMachine } from '../../machines/donate/donate.machine.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import type { themeMachine } from '../../machines/theme/theme.machine.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';

/**
 * What a story's `parameters.states` holds: the pinned state of each statechart, by its id. The
 * theme is the toolbar's: a story that is about it sets `globals.theme` and says the same here.
 */
export interface States {
  session?: Pinned<typeof sessionMachine>;
  toasts?: Pinned<typeof toastsMachine>;
  theme?: Pinned<typeof themeMachine>;
  curriculumMenu?: Pinned<typeof disclosureMachine>;
  accountMenu?: Pinned<typeof disclosureMachine>;
  mobileMenu?: Pinned<typeof disclosureMachine>;
  signIn?: Pinned<typeof signInMachine>;
  signUp?: Pinned<typeof signUpMachine>;
  contact?: Pinned<typeof contactMachine>;
  donate?: Pinned<typeof donateMachine>;
}
