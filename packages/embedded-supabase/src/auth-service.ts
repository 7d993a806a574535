import type { Endpoint } from './access/endpoints.ts';
import { authLacks, refuseAuth } from './access/refusal.ts';
import type { Account, NewAccount } from './accounts.ts';
import { addressOf, invalid, readAuthCall, type AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { createMailedToken, hashOf, type LinkPurpose } from './mailed-tokens.ts';
import { checkNewPassword, isTooLong } from './passwords.ts';

/** Answers the requests to one endpoint. @throws Refusal */
type Step = (call: AuthCall, context: AuthContext) => Promise<Response>;

/** Who gets the link: a new account, the existing one with or without its data, or no one. */
type Recipient = 'created' | 'existing' | 'forgotten' | 'none';

/**
 * Answers a request for a mail with the same work for every address: one transaction, in which data
 * is deleted and an account (`sent`) and a link are stored, or stored and undone. Mails the link,
 * unless a recent one is still valid; earlier links stay valid.
 */
async function requestMail(
  { accounts, mailbox, mailSeconds, runExclusive, tokens, writeMail }: AuthContext,
  purpose: LinkPurpose,
  sent: NewAccount,
  choose: (account: Account | undefined, hasFreshMail: boolean) => Promise<Recipient>,
): Promise<void> {
  const { email } = sent;
  const mail = await runExclusive(email, () =>
    accounts.inTransaction(async () => {
      const hasFreshMail = await tokens.hasOpen(email, mailSeconds);
      const account = await accounts.findByEmail(email);
      const recipient = await choose(account, hasFreshMail);
      const isNew = recipient === 'created';
      const isMailed = recipient !== 'none' && !hasFreshMail;
      await accounts.forgetUnverified(recipient === 'forgotten' ? account : undefined, sent);
      const created = await accounts.create(sent, isNew);
      const { token, hash } = createMailedToken();
      // Without an account the link opens nothing.
      const accountId = isMailed ? (isNew ? created : account?.id) : undefined;
      await tokens.keep({ hash, accountId, purpose, email });
      const written = writeMail(purpose, email, token);
      return isMailed ? written : undefined;
    }),
  );
  if (mail !== undefined) mailbox.add(mail);
}

/**
 * Returns the step that mails a link: to sign in, which creates an unconfirmed account if the
 * address has none, or for a new password, which only an account gets.
 */
const askForLink =
  (purpose: 'magiclink' | 'recovery'): Step =>
  async (call, context) => {
    const email = addressOf(call);
    context.limits.admitMail(purpose, email, call.peer);
    const creates = purpose === 'magiclink' && call.fields.create_user !== false;
    const sent = { email, passwordHash: null, metadata: {}, isSignUp: false };
    await requestMail(context, purpose, sent, async (account, hasFreshMail) => {
      if (account === undefined) return creates ? 'created' : 'none';
      // After a second request for an unconfirmed address it is unknown which of the two came from
      // the owner: the data sent with the first is deleted.
      return account.email_confirmed_at || hasFreshMail ? 'existing' : 'forgotten';
    });
    return Response.json({});
  };

/**
 * Signs up. An existing account gets the same answer after the same work, but no mail. The answer is
 * built from the request, the time and a random id.
 */
const signUp: Step = async (call, context) => {
  const { accounts, limits, minPasswordLength, now, passwords, tokens } = context;
  const email = addressOf(call);
  const { password, data: metadata = {} } = call.fields;
  if (!password) throw invalid('Signup requires a valid password');
  checkNewPassword(password, minPasswordLength);
  limits.admitMail('signup', email, call.peer);
  const passwordHash = await passwords.hash(password, call);
  const sent = { email, passwordHash, metadata, isSignUp: true };
  await requestMail(context, 'signup', sent, async (account) => {
    if (account === undefined) return 'created';
    if (account.email_confirmed_at) return 'none';
    // If an earlier request is still open, it is unknown which of the two came from the mailbox's
    // owner: the data of both is dropped, and their links open an account without a password.
    if (account.confirmation_sent_at || (await tokens.hasOpen(email))) return 'forgotten';
    // An expired sign-in link stored no data worth keeping.
    await accounts.removeUnconfirmed(account.id);
    return 'created';
  });
  const at = now().toISOString();
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    created_at: at,
    updated_at: at,
    confirmation_sent_at: at,
  });
};

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
const verifyLink: Step = async (call, context) => {
  const { type = '', token_hash: token } = call.fields;
  const purposes = PURPOSES.get(type);
  if (purposes === undefined || !token)
    throw invalid('Verify requires a known type and a token hash');
  const response = await openLink(context, purposes, hashOf(token));
  if (response !== undefined) return response;
  context.limits.countWrongLink(call.peer);
  // Unknown, used or expired; the caller cannot tell which.
  throw refuseAuth(403, 'otp_expired', 'Email link is invalid or has expired');
};

const wrongPassword = () => refuseAuth(400, 'invalid_credentials', 'Invalid login credentials');

/** Returns the confirmed account with this password, after the same work for every address. */
async function findByPassword(
  call: AuthCall,
  { accounts, passwords }: AuthContext,
  email: string,
): Promise<Account | undefined> {
  const { password = '' } = call.fields;
  const account = await accounts.findByEmail(email);
  // Ignore the password of an unconfirmed address: signing up and then in with it would otherwise
  // reveal whether the account existed before.
  const storedHash = (account?.email_confirmed_at && account.encrypted_password) || '';
  // Skip the comparison for passwords that no account can have.
  if (password === '' || isTooLong(password)) return undefined;
  return (await passwords.matches(password, storedHash, call)) ? account : undefined;
}

/** Signs in by password. A caller that guessed too often is refused before any lookup. */
const signInByPassword: Step = async (call, context) => {
  const { accounts, limits, lite, runExclusive } = context;
  const email = addressOf(call);
  const takeBack = limits.beginGuess(email, call.peer);
  const account = await findByPassword(call, context, email).catch((error: unknown) => {
    takeBack();
    throw error;
  });
  if (account === undefined) throw wrongPassword();
  takeBack();
  return runExclusive(email, async () => {
    const { id, encrypted_password: checked } = account;
    // The password may have changed while it was being compared.
    if ((await accounts.findById(id))?.encrypted_password !== checked) throw wrongPassword();
    const { hash } = createMailedToken();
    await accounts.offerToken(id, 'reauthentication_token', hash);
    return lite.exchange('reauthentication', hash);
  });
};

/** Waits in the address's queue: a new password ends the session before or after, not midway. */
const refresh: Step = async (call, { accounts, lite, runExclusive }) => {
  const account = await accounts.findByRefreshToken(call.fields.refresh_token ?? '');
  return account ? runExclusive(account.email, () => lite.refresh(call)) : lite.refresh(call);
};

/** Opens or refreshes a session. */
const openSession: Step = async (call, context) => {
  const grant = call.parameters.get('grant_type');
  if (grant === 'password') return signInByPassword(call, context);
  if (grant === 'refresh_token') return refresh(call, context);
  throw authLacks('POST token with another grant than a password or a refresh token');
};

/**
 * Sets a new password, which ends every other session and revokes every open link. Nothing else of
 * an account can be changed here. Whatever opens a session waits in the address's queue.
 */
const changePassword: Step = async (call, context) => {
  const { accounts, lite, minPasswordLength, passwords, runExclusive, tokens } = context;
  const { email, data, password } = call.fields;
  const { sub = '', session_id: session = '' } = call.claims ?? {};
  const account = await accounts.findById(sub);
  if (account === undefined) return lite.readUser(call);
  return runExclusive(account.email, async () => {
    const asItIs = await lite.readUser(call);
    // The session may have ended; do not compare passwords for a caller who still holds its token.
    if (!asItIs.ok) return asItIs;
    if (email !== undefined || data !== undefined || password === undefined)
      throw authLacks('PUT user for anything but a new password');
    checkNewPassword(password, minPasswordLength);
    const storedHash = (await accounts.findById(sub))?.encrypted_password;
    if (storedHash && (await passwords.matches(password, storedHash, call))) {
      const message = 'New password should be different from the old password.';
      throw refuseAuth(422, 'same_password', message);
    }
    const hash = await passwords.hash(password, call);
    await accounts.inTransaction(async () => {
      await accounts.keepPassword(sub, hash);
      await accounts.endOtherSessions(sub, session);
      await tokens.revoke(sub);
    });
    return lite.readUser(call);
  });
};

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['POST /auth/v1/signup', signUp],
  ['POST /auth/v1/otp', askForLink('magiclink')],
  ['POST /auth/v1/recover', askForLink('recovery')],
  ['POST /auth/v1/verify', verifyLink],
  ['POST /auth/v1/token', openSession],
  ['GET /auth/v1/user', (call, { lite }) => lite.readUser(call)],
  ['PUT /auth/v1/user', changePassword],
  ['POST /auth/v1/logout', (call, { lite }) => lite.logOut(call)],
]);

/**
 * Answers like the hosted auth service. @supabase/lite keeps the sessions (lite-auth.ts). Ours is
 * what decides who gets one: mailed tokens cannot be guessed, accounts belong to the mailbox's
 * owner, and every address gets the same answers after the same work.
 *
 * @throws Refusal
 */
export async function answerAuth(
  request: Request,
  endpoint: Endpoint,
  peer: string | undefined,
  context: AuthContext,
): Promise<Response> {
  const call = await readAuthCall(request, endpoint, peer, context.secret);
  const step = STEPS.get(`${request.method} ${new URL(request.url).pathname}`);
  if (step === undefined) throw authLacks('this endpoint');
  return step(call, context);
}
