import { email, password, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Creates an account (docs/product.md P4.17, P8.2). */
export const signUpMachine = createFormMachine({
  id: 'signUp',
  rules: {
    displayName: [required],
    email: [required, email],
    password: [required, password],
  },
  leaves: true,
});
