import { email, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Asks for a magic link (specification, section 2 "Sign in" and section 5). */
export const signInMachine = createFormMachine({
  id: 'signIn',
  rules: { email: [required('your email address'), email] },
});
