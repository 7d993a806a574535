import { createHash, randomBytes } from 'node:crypto';

/** What a mailed link carries, and the form in which it is kept. */
export interface MailedToken {
  /** 256 random bits, in base64url: only the mail has it. */
  readonly token: string;
  /** What the database keeps, and what @supabase/lite compares. */
  readonly hash: string;
}

// @supabase/lite keeps the SHA-256 of an address and six digits in the same columns. A hash of another
// form can never be met by those, whatever is sent.
const DOMAIN = 'embedded-supabase mailed token\0';

/** The form in which a token is kept. */
export function hashOf(token: string): string {
  return createHash('sha256').update(DOMAIN).update(token).digest('hex');
}

/** A new token. */
export function createMailedToken(): MailedToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}
