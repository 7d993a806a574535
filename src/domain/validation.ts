/**
 * Validation rules of the forms (docs/product.md P8); src/content/fieldProblems.ts holds the
 * messages.
 */

export const MIN_PASSWORD_LENGTH = 6;

/** The auth service refuses longer passwords. In bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72;

// The browsers' own rule for type=email (WHATWG HTML, "valid e-mail address").
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Why a field is invalid. */
export type FieldProblem = 'missing' | 'notAnEmail' | PasswordProblem;

/** Why a new password is invalid. */
export type PasswordProblem = 'tooShort' | 'tooLong';

export type Rule = (value: string) => FieldProblem | undefined;

// Invisible or blank characters do not count as input: spaces, controls, joiners, fillers, blank
// Braille.
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const required: Rule = (value) => (visible.test(value) ? undefined : 'missing');

export const email: Rule = (value) => (emailPattern.test(value.trim()) ? undefined : 'notAnEmail');

export function password(value: string): PasswordProblem | undefined {
  if (value.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  return new TextEncoder().encode(value).length > MAX_PASSWORD_BYTES ? 'tooLong' : undefined;
}

/** Returns the problem of the first broken rule, or undefined. */
export function firstBroken(rules: readonly Rule[], value: string): FieldProblem | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
