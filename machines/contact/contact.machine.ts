import { fromPromise } from 'xstate';
import { email, required } from '../../src/domain/validation.ts';
import { createFormMachine, type FormValues } from '../form/form.machine.ts';

/**
 * The contact form (docs/product.md P8.3): all four fields are required and cleared after submit.
 * No message is sent (docs/product.md P4.14), so `submit` succeeds at once.
 */
export const contactMachine = createFormMachine({
  id: 'contact',
  rules: {
    name: [required],
    email: [required, email],
    subject: [required],
    message: [required],
  },
  clears: true,
}).provide({
  actors: { submit: fromPromise<unknown, FormValues>(() => Promise.resolve()) },
});
