import {
  MAX_PASSWORD_BYTES,
  MIN_PASSWORD_LENGTH,
  type FieldProblem,
} from '../domain/validation.ts';

/** Error messages by field name (docs/product.md P8). */
const fieldProblems = {
  name: { missing: 'Enter your name' },
  displayName: { missing: 'Enter the name we should call you' },
  email: {
    missing: 'Enter your email address',
    notAnEmail: 'Enter an email address in the right format, like name@example.com',
  },
  password: {
    missing: 'Enter a password',
    tooShort: `Use at least ${MIN_PASSWORD_LENGTH} characters for the password`,
    tooLong: `Use at most ${MAX_PASSWORD_BYTES} characters for the password; an accent or an emoji counts as several`,
  },
  subject: { missing: 'Enter a subject' },
  message: { missing: 'Enter a message' },
} as const satisfies Record<string, { missing: string } & Partial<Record<FieldProblem, string>>>;

/** The name of every field of the site's forms. */
export type FieldName = keyof typeof fieldProblems;

export function fieldProblemText(name: FieldName, problem: FieldProblem): string {
  const texts: { missing: string } & Partial<Record<FieldProblem, string>> = fieldProblems[name];
  return texts[problem] ?? texts.missing;
}
