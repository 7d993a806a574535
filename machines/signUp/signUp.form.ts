import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '../../src/domain/validation.ts';
import { defineForm } from '../form/defineForm.ts';
import { email } from '../form/fields.ts';

/** Creates an account (docs/product.md P4.17, P8.2). */
export const signUpForm = defineForm({
  id: 'signUp',
  submitLabel: 'Create account',
  fields: {
    displayName: {
      label: 'Display name',
      description: 'How we greet you. It can be a nickname.',
      autoComplete: 'nickname',
      problems: { missing: 'Enter the name we should call you' },
    },
    email: { ...email, description: 'We send a link to it, to make sure it is yours.' },
    password: {
      label: 'Password',
      description: `At least ${MIN_PASSWORD_LENGTH} characters. It keeps the account yours; to sign in, we email you a link.`,
      type: 'password',
      autoComplete: 'new-password',
      minLength: MIN_PASSWORD_LENGTH,
      problems: {
        missing: 'Enter a password',
        tooShort: `Use at least ${MIN_PASSWORD_LENGTH} characters for the password`,
        tooLong: `Use at most ${MAX_PASSWORD_BYTES} characters for the password; an accent or an emoji counts as several`,
      },
    },
  },
});
