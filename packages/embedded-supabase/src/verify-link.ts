import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, linkExpired, tooManyTries, withBody } from './auth-messages.ts';
import { hashOf } from './mailed-token.ts';
import type { StoredLink, LinkPurpose } from './mailed-tokens.ts';
import { callerOf } from './mail-rate-limit.ts';

/**
 * The kinds of link that each `verifyOtp` type accepts. A Map, because the type is untrusted input.
 */
const PURPOSES: ReadonlyMap<string, readonly LinkPurpose[]> = new Map<
  string,
  readonly LinkPurpose[]
>([
  ['signup', ['signup']],
  ['magiclink', ['magiclink', 'recovery']],
  ['recovery', ['magiclink', 'recovery']],
  ['email', ['signup', 'magiclink', 'recovery']],
  ['email_change', ['email_change']],
]);

/** The message after the first of the two mailboxes has confirmed a change of address. */
export const CONFIRM_OTHER_ADDRESS =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface Found {
  readonly mailed: StoredLink;
  readonly account: Account;
}

/**
 * Finds a valid link: known, unexpired, and sent to an address that still belongs to the account.
 */
async function findLink(
  { accounts, tokens }: AuthContext,
  type: string,
  hash: string,
): Promise<Found | undefined> {
  const mailed = await tokens.findOpen(hash);
  if (mailed === undefined || !PURPOSES.get(type)?.includes(mailed.purpose)) return undefined;
  const account = await accounts.findById(mailed.accountId);
  if (account === undefined) return undefined;
  const isStillAsked = mailed.newEmail === null || mailed.newEmail === account.email_change;
  const isStillTheirs = mailed.email === account.email || mailed.email === mailed.newEmail;
  return isStillAsked && isStillTheirs ? { mailed, account } : undefined;
}

/** Exchanges a token that is stored where @supabase/lite looks it up. */
export function exchange(
  { request, next }: AuthCall,
  type: string,
  hash: string,
): Promise<Response> {
  const url = new URL('/auth/v1/verify', request.url);
  const post = new Request(url, { method: 'POST', headers: request.headers });
  return next(withBody(post, { type, token_hash: hash }));
}

/** Applies a change of address once both mailboxes have confirmed it, in either order. */
async function changeAddress(
  call: AuthCall,
  { accounts, tokens }: AuthContext,
  { account: { id, email }, mailed: { hash, newEmail } }: Found,
): Promise<Response> {
  if (newEmail === null) return linkExpired();
  const agreed = await tokens.agreedTo(id, newEmail);
  if (!agreed.has(email) || !agreed.has(newEmail)) {
    return Response.json({ code: 200, msg: CONFIRM_OTHER_ADDRESS });
  }
  const holder = await accounts.findByEmail(newEmail);
  if (holder?.email_confirmed_at) {
    return authError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  if (holder !== undefined) await accounts.removeUnconfirmed(holder.id);
  await accounts.offerToken(id, 'email_change_token_current', hash);
  const response = await exchange(call, 'email_change', hash);
  // Revoke links mailed to the former address: its mailbox may now belong to someone else.
  await tokens.revoke(id);
  return response;
}

async function openLink(
  call: AuthCall,
  context: AuthContext,
  type: string,
  hash: string,
): Promise<Response> {
  const { accounts, tokens } = context;
  const found = await findLink(context, type, hash);
  if (found === undefined || !(await tokens.spend(hash))) return linkExpired();
  const { account, mailed } = found;
  if (mailed.purpose === 'email_change') return changeAddress(call, context, found);
  // The first opened link confirms the address, whatever its purpose.
  const isFirst = account.email_confirmed_at === null;
  await accounts.offerToken(account.id, isFirst ? 'confirmation_token' : 'recovery_token', hash);
  if (isFirst) return exchange(call, 'signup', hash);
  return exchange(call, type === 'recovery' ? 'recovery' : 'magiclink', hash);
}

/** Signs in by a mailed token, which works once. */
export async function openToken(
  call: AuthCall,
  context: AuthContext,
  type: string,
  token: string,
): Promise<Response> {
  const hash = hashOf(token);
  const found = await findLink(context, type, hash);
  if (found === undefined) return linkExpired();
  // Serialise by address, so that no sign-up runs between reading the account and confirming it.
  return context.runExclusive(found.account.email, () => openLink(call, context, type, hash));
}

/**
 * Signs in by a token that a program has sent. Wrong tokens are counted by caller and eventually
 * delayed; the right one always works, because guessing it is infeasible.
 */
export async function tryToken(
  call: AuthCall,
  context: AuthContext,
  type: string,
  token: string,
): Promise<Response> {
  const response = await openToken(call, context, type, token);
  if (response.status !== 403) return response;
  const caller = callerOf(call.peer);
  const wait = context.linkGuesses.waitOf(caller);
  if (wait > 0) return tooManyTries(wait);
  context.linkGuesses.note(caller);
  return response;
}

export function isLinkType(type: string): boolean {
  return PURPOSES.has(type);
}
