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
 * The type of `parameters.states`: each statechart's pinned state, by machine id. The toolbar sets
 * the theme; a story about it sets `globals.theme` and the same state here.
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
