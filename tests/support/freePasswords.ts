import type { PasswordWork } from '../../scripts/embedded-supabase/password-work.ts';

/** Passwords that are "hashed" at once, where it does not matter how. */
export const freePasswords: PasswordWork = {
  hash: async (password) => `hash of ${password}`,
  matches: async (password, hash) => hash === `hash of ${password}`,
  spend: async () => undefined,
  close: async () => undefined,
};
