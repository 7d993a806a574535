import { email, password, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Creates an account (docs/product.md P4.17, P8.2). */
export const signUpMachine = createFormMachine({
  id: 'signUp',
  rules: {
    displayName: [required('the name we should call you')],
    email: [required('your email address'), email],
    password: [required('a password'), password],
  },
});
