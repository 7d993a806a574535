import type { AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError, linkExpired } from './auth-error.ts';
import { hashOf, type LinkPurpose } from './mailed-tokens.ts';

/** The kinds of link that each `verifyOtp` type accepts. A Map, as the type is untrusted input. */
const PURPOSES = new Map<string, readonly LinkPurpose[]>([
  ['signup', ['signup']],
  ['magiclink', ['magiclink', 'recovery']],
  ['recovery', ['magiclink', 'recovery']],
  ['email', ['signup', 'magiclink', 'recovery']],
]);

/** Signs in by a mailed token, which works once; undefined if it is not valid. */
async function openLink(
  { accounts, lite, runExclusive, tokens }: AuthContext,
  purposes: readonly LinkPurpose[],
  hash: string,
): Promise<Response | undefined> {
  const mailed = await tokens.findOpen(hash);
  if (mailed === undefined || !purposes.includes(mailed.purpose)) return undefined;
  // Serialise by address: a link works once, and no sign-up runs between reading the account and
  // confirming it.
  return runExclusive(mailed.email, async () => {
    const account = await accounts.findById(mailed.accountId);
    if (account === undefined || !(await tokens.findOpen(hash))) return undefined;
    await tokens.spend(hash);
    // The first opened link confirms the address, whatever its purpose.
    const isFirst = account.email_confirmed_at === null;
    await accounts.offerToken(account.id, isFirst ? 'confirmation_token' : 'recovery_token', hash);
    return lite.exchange(isFirst ? 'signup' : 'magiclink', hash);
  });
}

/**
 * Signs in by a mailed token. Wrong ones are counted by caller and eventually delayed; the right one
 * always works, because guessing it is infeasible.
 */
export async function verifyLink(call: AuthCall, context: AuthContext): Promise<Response> {
  const { type = '', token_hash: token } = call.fields;
  const purposes = PURPOSES.get(type);
  if (purposes === undefined || !token) {
    return authError(400, 'validation_failed', 'Verify requires a known type and a token hash');
  }
  const response = await openLink(context, purposes, hashOf(token));
  return response ?? context.limits.refuseLink(call.peer) ?? linkExpired();
}
