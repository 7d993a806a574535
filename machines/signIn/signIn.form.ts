import { defineForm } from '../form/defineForm.ts';
import { email } from '../form/fields.ts';

/** Requests a magic link (docs/product.md P4.16, P8.1). */
export const signInForm = defineForm({
  id: 'signIn',
  submitLabel: 'Send Magic Link',
  fields: { email },
});
