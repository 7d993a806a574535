/* oxlint-disable import/no-named-as-default-member -- @supabase/lite calls it so, too: one count sees both */
import bcrypt from 'bcryptjs';

// The variable and its default are @supabase/lite's: decoys must take as long as the real thing.
const cost = Number(process.env['LITE_AUTH_BCRYPT_COST']) || 10;
let decoy: Promise<string> | undefined;

/**
 * The work of checking a password, for nothing: done where there is no password to check or to keep, so
 * that the time an answer takes does not tell who has an account.
 */
export async function spendPasswordWork(): Promise<void> {
  // Not of a password: nobody can send what hashes to this.
  decoy ??= bcrypt.genSalt(cost).then((salt) => salt.padEnd(60, '.'));
  await bcrypt.compare('', await decoy);
}

/** Whether a password is the one kept as this hash. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  return bcrypt.compare(password, hash);
}
