import { createHash, randomBytes } from 'node:crypto';

/** A mailed link's token and its stored hash. */
export interface MailedToken {
  /** 256 random bits in base64url; appears only in the mail. */
  readonly token: string;
  /** Stored in the database and compared by @supabase/lite. */
  readonly hash: string;
}

// @supabase/lite stores the SHA-256 of an address and six digits in the same columns. A domain
// prefix ensures that no such input can produce this hash.
const DOMAIN = 'embedded-supabase mailed token\0';

/** Returns the hash under which a token is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(DOMAIN).update(token).digest('hex');
}

export function createMailedToken(): MailedToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}
