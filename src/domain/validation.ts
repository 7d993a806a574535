/** Rules of the forms (docs/product.md P8), worded as the person reads them. */

export const MIN_PASSWORD_LENGTH = 6;

// The browsers' own rule for type=email (WHATWG HTML, "valid e-mail address").
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export type Rule = (value: string) => string | undefined;

// What takes up no room, or is empty room, is no answer: spaces, controls, joiners, fillers, blank Braille.
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** @param subject what is missing, as in "Enter your email address" */
export function required(subject: string): Rule {
  return (value) => (visible.test(value) ? undefined : `Enter ${subject}`);
}

export const email: Rule = (value) =>
  emailPattern.test(value.trim())
    ? undefined
    : 'Enter an email address in the right format, like name@example.com';

export const password: Rule = (value) =>
  value.length < MIN_PASSWORD_LENGTH
    ? `Use at least ${MIN_PASSWORD_LENGTH} characters for the password`
    : undefined;

/** The first rule that a value breaks, or undefined. */
export function firstBroken(rules: readonly Rule[], value: string): string | undefined {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
}
