import type { FieldDefinition } from './defineForm.ts';

/** The email field that the forms share. */
export const email = {
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  problems: {
    missing: 'Enter your email address',
    notAnEmail: 'Enter an email address in the right format, like name@example.com',
  },
} as const satisfies FieldDefinition;
