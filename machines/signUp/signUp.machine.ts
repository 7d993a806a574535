import { email, password, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Creates an account (specification, section 2 "Sign up" and section 5). */
export const signUpMachine = createFormMachine({
  id: 'signUp',
  rules: {
    displayName: [required('the name we should call you')],
    email: [required('your email address'), email],
    password: [required('a password'), password],
  },
});
