import type { Pinned } from 'storybook-addon-statecharts';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import type { donateMachine } from '../../machines/donate/donate.machine.ts';
import type { contactForm } from '../../machines/contact/contact.form.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { signInForm } from '../../machines/signIn/signIn.form.ts';
import type { signUpForm } from '../../machines/signUp/signUp.form.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';

/** The type of `parameters.states`: each statechart's pinned state, by machine id. */
export interface States {
  session?: Pinned<typeof sessionMachine>;
  toasts?: Pinned<typeof toastsMachine>;
  curriculumMenu?: Pinned<typeof disclosureMachine>;
  accountMenu?: Pinned<typeof disclosureMachine>;
  mobileMenu?: Pinned<typeof disclosureMachine>;
  signIn?: Pinned<typeof signInForm.machine>;
  signUp?: Pinned<typeof signUpForm.machine>;
  contact?: Pinned<typeof contactForm.machine>;
  donate?: Pinned<typeof donateMachine>;
}
