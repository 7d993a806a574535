import { email, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Asks for a magic link (docs/product.md P4.16, P8.1). */
export const signInMachine = createFormMachine({
  id: 'signIn',
  rules: { email: [required, email] },
});
