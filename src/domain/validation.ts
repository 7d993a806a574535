/** Validation rules of the forms (docs/product.md P8), by the problem that each finds. */

export const MIN_PASSWORD_LENGTH = 6;

/** The auth service refuses longer passwords. In bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72;

// The browsers' own rule for type=email (WHATWG HTML, "valid e-mail address").
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// Invisible or blank characters do not count as input: spaces, controls, joiners, fillers, blank
// Braille.
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isBroken = {
  missing: (value: string) => !visible.test(value),
  notAnEmail: (value: string) => !emailPattern.test(value.trim()),
  tooShort: (value: string) => value.length < MIN_PASSWORD_LENGTH,
  tooLong: (value: string) => new TextEncoder().encode(value).length > MAX_PASSWORD_BYTES,
};

/** Why a field is invalid. */
export type FieldProblem = keyof typeof isBroken;

/** Why a new password is invalid. */
export type PasswordProblem = 'tooShort' | 'tooLong';

/** Returns the first of these problems that a value has, or undefined. */
export function findProblem<Problem extends FieldProblem>(
  problems: readonly Problem[],
  value: string,
): Problem | undefined {
  return problems.find((problem) => isBroken[problem](value));
}

export const email = (value: string) => findProblem(['notAnEmail'], value);

export const password = (value: string) => findProblem(['tooShort', 'tooLong'], value);
