/** Rules of the forms (docs/product.md P8); what the person reads of them stands in src/content/fieldProblems.ts. */

export const MIN_PASSWORD_LENGTH = 6;

/** What the auth service reads of a password, in bytes of UTF-8: it refuses a longer one. */
export const MAX_PASSWORD_BYTES = 72;

// The browsers' own rule for type=email (WHATWG HTML, "valid e-mail address").
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is wrong with what was typed into a field. */
export type FieldProblem = 'missing' | 'notAnEmail' | PasswordProblem;

/** What is wrong with a new password. */
export type PasswordProblem = 'tooShort' | 'tooLong';

export type Rule = (value: string) => FieldProblem | undefined;

// What takes up no room, or is empty room, is no answer: spaces, controls, joiners, fillers, blank Braille.
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const required: Rule = (value) => (visible.test(value) ? undefined : 'missing');

export const email: Rule = (value) => (emailPattern.test(value.trim()) ? undefined : 'notAnEmail');

export function password(value: string): PasswordProblem | undefined {
  if (value.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  return new TextEncoder().encode(value).length > MAX_PASSWORD_BYTES ? 'tooLong' : undefined;
}

/** What the first rule says that a value breaks, or undefined. */
export function firstBroken(rules: readonly Rule[], value: string): FieldProblem | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
