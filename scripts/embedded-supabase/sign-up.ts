import { randomBytes } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { mailTooSoon, only, textOf, withBody } from './auth-messages.ts';
import { fieldOf } from './field-of.ts';
import { createMailedToken } from './mailed-token.ts';
import { refuseNewPassword } from './password-rules.ts';

/** A UUID of version 7 (RFC 9562), as @supabase/lite gives to new accounts. */
function timeOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  // After the version, a random one has the variant in the same place.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** What the sign-up of a new address would answer: an address with an account is told nothing else. */
function asIfNew(email: string, data: object | undefined): Response {
  const now = new Date().toISOString();
  const id = timeOrderedId();
  const metadata = { ...data, email, email_verified: false, phone_verified: false, sub: id };
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: timeOrderedId(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  });
}

async function mailConfirmation(
  { accounts, send }: AuthContext,
  { id, email }: Account,
  redirectTo: string,
): Promise<void> {
  const { token, hash } = createMailedToken();
  await accounts.keepToken(id, 'confirmation_token', hash);
  send('confirmation', { to: email, token, redirectTo });
}

/** A password for @supabase/lite to hash, at its lowest cost, in place of the one that was sent. */
const standIn = () => randomBytes(32).toString('base64url');

async function createAccount(
  call: AuthCall,
  context: AuthContext,
  email: string,
  hash: string,
): Promise<Response> {
  const { accounts, pace } = context;
  const wait = pace.waitOf(email);
  if (wait > 0) return mailTooSoon(wait);

  const fields = { ...only(call.body, 'email', 'data'), password: standIn() };
  const ask = () => call.next(withBody(call.request, fields));
  const before = await accounts.findByEmail(email);
  let response = await ask();
  // @supabase/lite's word for "there is an account", once it has found nothing wrong with the rest.
  if (response.status === 429 && before !== undefined) {
    if (before.email_confirmed_at !== null) {
      pace.note(email);
      return asIfNew(email, fieldOf(call.body, 'data') as object | undefined);
    }
    await accounts.removeUnconfirmed(before.id);
    response = await ask();
  }
  if (!response.ok) return response;
  pace.note(email);
  const account = await accounts.findByEmail(email);
  if (account === undefined) return response;
  await accounts.keepPassword(account.id, hash);
  if (before?.recovery_token) await accounts.keepSignInLink(account.id, before);
  await mailConfirmation(context, account, call.redirectTo);
  return response;
}

/**
 * Signs up. An address that nobody has confirmed is signed up anew: what was said before counts no more,
 * and its link neither. One that has an account answers as a new one does, and gets no mail.
 */
export async function signUp(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { inTurn, minPasswordLength, pace, passwords } = context;
  const password = textOf(call.body, 'password');
  // @supabase/lite has the words for that.
  if (!password) return call.next(withBody(call.request, only(call.body, 'email', 'data')));
  const wait = pace.waitOf(email);
  if (wait > 0) return mailTooSoon(wait);
  const weak = refuseNewPassword(password, minPasswordLength);
  if (weak !== undefined) return weak;
  const hash = await passwords.hash(password, call);
  return inTurn(email, () => createAccount(call, context, email, hash));
}

/** Sends the mail of a sign-up or of a change of address again; says the same whether there is one. */
export async function resend(
  call: AuthCall,
  context: AuthContext,
  email: string,
): Promise<Response> {
  const { accounts, inTurn, pace, passwords } = context;
  const type = fieldOf(call.body, 'type');
  if (type !== 'signup' && type !== 'email_change') return call.next(call.request);
  const wait = pace.waitOf(email);
  if (wait > 0) return mailTooSoon(wait);
  await passwords.spend(call);
  return inTurn(email, async () => {
    const stillToWait = pace.waitOf(email);
    if (stillToWait > 0) return mailTooSoon(stillToWait);
    pace.note(email);
    const account = await accounts.findByEmail(email);
    if (type === 'signup' && account?.email_confirmed_at === null && account.confirmation_sent_at) {
      await mailConfirmation(context, account, call.redirectTo);
    }
    if (type === 'email_change' && account?.email_change) {
      await mailChange(context, account, account.email_change, call.redirectTo);
    }
    return Response.json({});
  });
}

/** Asks both mailboxes about a change of address. */
export async function mailChange(
  { accounts, send }: AuthContext,
  { id, email }: Account,
  to: string,
  redirectTo: string,
): Promise<void> {
  const current = createMailedToken();
  const next = createMailedToken();
  await accounts.keepChangeTokens(id, current.hash, next.hash);
  const change = { from: email, to };
  send('email_change', { to: email, token: current.token, redirectTo, change });
  send('email_change', { to, token: next.token, redirectTo, change });
}
