import type { Account, TokenColumn } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { authError, linkExpired, textOf, tooManyTries, withBody } from './auth-messages.ts';
import { hashOf } from './mailed-token.ts';

/** Which mailed tokens a type of `verifyOtp` may be used for. */
const COLUMNS: Readonly<Record<string, readonly TokenColumn[]>> = {
  signup: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

const SENT_AT = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
} as const satisfies Record<TokenColumn, keyof Account>;

/** What one of the two mailboxes hears that have to agree to a change of address. */
export const HALF_WAY =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface Mailed {
  readonly account: Account;
  readonly column: TokenColumn;
  readonly hash: string;
}

async function findMailed(
  { accounts, linkSeconds }: AuthContext,
  type: string,
  token: string,
): Promise<Mailed | undefined> {
  const hash = hashOf(token);
  const account = await accounts.findByToken(hash);
  if (account === undefined) return undefined;
  const column = COLUMNS[type]?.find((name) => account[name] === hash);
  if (column === undefined) return undefined;
  const sentAt = Date.parse(account[SENT_AT[column]] ?? '');
  // Not `>`: a time that cannot be read is no time.
  return Date.now() - sentAt <= linkSeconds * 1000 ? { account, column, hash } : undefined;
}

/** Signs in by the hash of a token that was found, through @supabase/lite. */
export function exchange(
  { request, next }: AuthCall,
  type: string,
  hash: string,
): Promise<Response> {
  const url = new URL('/auth/v1/verify', request.url);
  const post = new Request(url, { method: 'POST', headers: request.headers });
  return next(withBody(post, { type, token_hash: hash }));
}

/** A change of address counts once both mailboxes have agreed, in either order. */
async function changeAddress(
  call: AuthCall,
  { accounts }: AuthContext,
  { account, column, hash }: Mailed,
): Promise<Response> {
  const { id, email_change: next } = account;
  if (next === null) return linkExpired();
  if (account.email_change_confirm_status === 0) {
    await accounts.agreeToChange(id, column);
    return Response.json({ code: 200, msg: HALF_WAY });
  }
  const holder = await accounts.findByEmail(next);
  if (holder?.email_confirmed_at) {
    return authError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  if (holder !== undefined) await accounts.removeUnconfirmed(holder.id);
  await accounts.offerChange(id, hash);
  return exchange(call, 'email_change', hash);
}

async function signInBy(
  call: AuthCall,
  context: AuthContext,
  type: string,
  token: string,
): Promise<Response> {
  const mailed = await findMailed(context, type, token);
  if (mailed === undefined) return linkExpired();
  const { account, column, hash } = mailed;
  if (type === 'email_change') return changeAddress(call, context, mailed);
  if (column === 'confirmation_token') return exchange(call, 'signup', hash);
  // The address is shown to belong to whoever opened this; the password and the name of its sign-up may
  // be a stranger's.
  if (account.email_confirmed_at === null) await context.accounts.forgetUnverified(account);
  return exchange(call, type === 'recovery' ? 'recovery' : 'magiclink', hash);
}

async function tryToken(
  call: AuthCall,
  context: AuthContext,
  type: string,
  token: string,
): Promise<Response> {
  const found = await findMailed(context, type, token);
  if (found === undefined) return linkExpired();
  // No sign-up may come between looking at the account and confirming it.
  return context.inTurn(found.account.email, () => signInBy(call, context, type, token));
}

/**
 * Signs in by a mailed token, once. Tries that fail are counted, by caller, address and token, and too
 * many have to wait.
 */
export async function verifyToken(
  call: AuthCall,
  context: AuthContext,
  type: string,
  token: string,
): Promise<Response> {
  const { peer, address, token: byToken } = context.guesses;
  const email = textOf(call.body, 'email')?.toLowerCase();
  const counted: readonly (readonly [Attempts, string])[] = [
    [peer, call.peer ?? 'this process'],
    [byToken, token],
    ...(email === undefined ? [] : [[address, email] as const]),
  ];
  const wait = Math.max(...counted.map(([attempts, key]) => attempts.waitOf(key)));
  if (wait > 0) return tooManyTries(wait);
  // No mail holds a code to be typed in beside an address: such tries are guesses.
  const response = email === undefined ? await tryToken(call, context, type, token) : linkExpired();
  if (response.status === 403) for (const [attempts, key] of counted) attempts.note(key);
  return response;
}

/** Whether this is a type of mailed link. */
export function isLinkType(type: string): boolean {
  return Object.hasOwn(COLUMNS, type);
}
