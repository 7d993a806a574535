import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { Refusal } from '../refusals.ts';
import { bodyOf, textOf, type Body } from '../requests.ts';
import { handlersOf, type Call } from '../routes.ts';
import { challenge, enroll, unenroll, verifyFactor } from './factors.ts';
import { isMailType, sendMail, takeMail } from './mails.ts';
import { authorize, checkStrength, invalid, readEmail, refuse } from './responses.ts';
import { exchange } from './token.ts';
import { confirmEmail, createUser, hasVerifiedFactor, userBody, type User } from './users.ts';

const SINGLE_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Returns the redirect target if it is on the page's own origin, else the home page. */
function redirectTarget(request: URL): URL {
  // A missing target and an empty one are equivalent.
  const asked = request.searchParams.get('redirect_to') || '/';
  const target = URL.canParse(asked, request) ? new URL(asked, request) : undefined;
  return target?.origin === request.origin ? target : new URL('/', request);
}

const redirect = (target: URL) =>
  new HttpResponse(null, { status: 302, headers: { location: target.href } });

const findByEmail = ({ users }: Project, email: string): User | undefined =>
  users.find((user) => user.email === email && !user.is_anonymous);

/** The user that a sign-up describes. */
function newUser({ auth, clock }: Project, email: string, { data }: Body): User {
  const user_metadata = (data ?? {}) as User['user_metadata'];
  const isAnonymous = email === '';
  return createUser(
    { email, user_metadata, confirmed: !auth.confirmEmail },
    clock.iso(),
    isAnonymous,
  );
}

function addUser(project: Project, email: string, body: Body): User {
  const user = newUser(project, email, body);
  project.users.push(user);
  return user;
}

function signUp(project: Project, body: Body) {
  const { auth, clock, sessions } = project;
  if (textOf(body['email']) === '' && textOf(body['phone']) === '') {
    if (auth.anonymousSignIns) return sessions.begin(addUser(project, '', body), 'anonymous');
    refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (textOf(body['email']) === '') {
    refuse(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const password = textOf(body['password'] ?? '');
  if (body['password'] === undefined || body['password'] === '') {
    invalid('Signup requires a valid password');
  }
  checkStrength(project, password);
  const email = readEmail(body['email']);
  const known = findByEmail(project, email);
  if (known?.email_confirmed_at !== undefined) {
    if (!auth.confirmEmail) refuse(422, 'user_already_exists', 'User already registered');
    // The same answer apart from identities, so that account existence does not leak.
    const fake = newUser(project, email, body);
    return userBody({ ...fake, confirmation_sent_at: clock.iso(), identities: [] });
  }
  const user = known ?? addUser(project, email, body);
  user.password ??= password;
  if (!auth.confirmEmail) return sessions.begin(user, 'password');
  sendMail(project, user, 'signup');
  return userBody(user);
}

function sendLink(project: Project, body: Body) {
  if (textOf(body['phone']) !== '') {
    refuse(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (textOf(body['email']) === '') invalid('One of email or phone must be set');
  const email = readEmail(body['email']);
  const known = findByEmail(project, email);
  if (known === undefined && body['create_user'] === false) {
    refuse(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const user = known ?? addUser(project, email, body);
  sendMail(project, user, user.email_confirmed_at === undefined ? 'signup' : 'magiclink');
  return {};
}

/** Confirms one of the two addresses of a change. @returns whether the change is complete */
function confirmChange({ clock }: Project, user: User, address: string): boolean {
  const change = user.email_change;
  if (change === undefined) return true;
  const confirmed = new Set([...change.confirmed, address]);
  user.email_change = { ...change, confirmed: [...confirmed] };
  if (confirmed.size < 2) return false;
  user.email = change.to;
  user.email_change = undefined;
  user.updated_at = clock.iso();
  return true;
}

/** Takes a mailed link or code. @returns its user */
function verify(project: Project, body: Body): User {
  const [type, token] = [textOf(body['type']), textOf(body['token'])];
  const tokenHash = textOf(body['token_hash']);
  if (type === '') invalid('Verify requires a verification type');
  if (token === '' && tokenHash === '') invalid('Verify requires a token or a token hash');
  const isPhone = textOf(body['phone']) !== '';
  if (!isPhone && !isMailType(type)) invalid('Unsupported verification type');
  const code = { to: textOf(body['email']).toLowerCase(), code: token };
  const given = tokenHash === '' ? code : { tokenHash };
  const mail = isPhone ? undefined : takeMail(project, type, given);
  const user = project.users.find(({ id }) => id === mail?.userId);
  if (mail === undefined || user === undefined) {
    if (tokenHash === '') refuse(403, 'otp_expired', 'Token has expired or is invalid');
    refuse(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  if (mail.type === 'email_change' && !confirmChange(project, user, mail.to)) {
    throw new Refusal(HttpResponse.json({ msg: SINGLE_CONFIRMATION, code: '200' }));
  }
  confirmEmail(user, project.clock.iso());
  return user;
}

/** The tokens of a new session, in the fragment of a redirect. */
function intoFragment(project: Project, target: URL, user: User, method: string, type?: string) {
  const { user: _, ...tokens } = project.sessions.begin(user, method);
  const entries = Object.entries({ ...tokens, ...(type !== undefined && { type }) });
  target.hash = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString();
  return redirect(target);
}

/** `GET verify`: the link in a mail of the default template. */
function openLink({ project, url }: Call) {
  const target = redirectTarget(url);
  const type = url.searchParams.get('type') ?? '';
  try {
    const user = verify(project, { type, token_hash: url.searchParams.get('token') });
    return intoFragment(project, target, user, 'otp', type);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    target.hash = new URLSearchParams({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    }).toString();
    return redirect(target);
  }
}

/** The mocked provider approves at once, for `login_hint` or else the first user. */
function authorizeAtProvider({ project, url }: Call) {
  const { searchParams } = url;
  if (!project.auth.providers.includes(searchParams.get('provider') ?? '')) {
    invalid('Unsupported provider: provider is not enabled');
  }
  const user = findByEmail(project, searchParams.get('login_hint') ?? '') ?? project.users[0];
  if (user === undefined) invalid('Unsupported provider: there is no user');
  const target = redirectTarget(url);
  const codeChallenge = searchParams.get('code_challenge');
  if (codeChallenge === null) return intoFragment(project, target, user, 'oauth');
  const code = crypto.randomUUID();
  project.flows.set(code, { userId: user.id, challenge: codeChallenge });
  target.searchParams.set('code', code);
  return redirect(target);
}

/** `PUT user`, in GoTrue's order (`user.go`). */
function updateUser(project: Project, body: Body, { request }: Call) {
  const { user, claims, level } = authorize(project, request);
  const { password, data } = body;
  if (textOf(body['phone']) !== '') {
    refuse(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const email = body['email'] === undefined ? user.email : readEmail(body['email']);
  if (password !== undefined) checkStrength(project, textOf(password));
  const changesAddress = email !== user.email;
  if (hasVerifiedFactor(user) && level !== 'aal2' && (password !== undefined || changesAddress)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    refuse(401, 'insufficient_aal', message);
  }
  if (changesAddress && findByEmail(project, email) !== undefined) {
    const message = 'A user with this email address has already been registered';
    refuse(422, 'email_exists', message);
  }
  if (password !== undefined) {
    if (password === user.password) {
      refuse(422, 'same_password', 'New password should be different from the old password.');
    }
    user.password = textOf(password);
    project.sessions.end(claims, 'others');
  }
  if (typeof data === 'object') {
    const merged = Object.entries({ ...user.user_metadata, ...data });
    user.user_metadata = Object.fromEntries(merged.filter(([, value]) => value !== null));
  }
  user.updated_at = project.clock.iso();
  if (changesAddress) {
    user.email_change = { to: email, confirmed: [] };
    sendMail(project, user, 'email_change');
    sendMail(project, user, 'email_change', { to: email });
  }
  return userBody(user);
}

function resend(project: Project, { type, email }: Body) {
  if (type === 'sms' || type === 'phone_change') {
    refuse(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (type !== 'signup' && type !== 'email_change') {
    invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const user = findByEmail(project, readEmail(email));
  // An unknown address gets the same answer, so that account existence does not leak.
  if (user !== undefined && type === 'signup' && user.email_confirmed_at === undefined) {
    sendMail(project, user, 'signup');
  }
  if (user?.email_change !== undefined && type === 'email_change') {
    sendMail(project, user, 'email_change', { to: user.email_change.to });
  }
  return {};
}

function recover(project: Project, body: Body) {
  const user = findByEmail(project, readEmail(body['email']));
  if (user !== undefined) sendMail(project, user, 'recovery');
  return {};
}

function logOut({ project, request, url }: Call) {
  const { claims } = authorize(project, request);
  const scope = url.searchParams.get('scope') || 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    invalid(`Unsupported logout scope "${scope}"`);
  }
  project.sessions.end(claims, scope);
  return new HttpResponse(null, { status: 204 });
}

function linkIdentity({ project, request, url }: Call) {
  authorize(project, request);
  return { url: url.href.replace('user/identities/', '') };
}

function unlinkIdentity({ project, request, params }: Call) {
  const { user } = authorize(project, request);
  if (user.identities.length < 2) {
    const message = 'User must have at least 1 identity after unlinking';
    refuse(422, 'single_identity_not_deletable', message);
  }
  const kept = user.identities.filter(({ identity_id }) => identity_id !== params['id']);
  if (kept.length === user.identities.length) {
    refuse(422, 'identity_not_found', "Identity doesn't exist");
  }
  user.identities = kept;
  return {};
}

function reauthenticate({ project, request }: Call) {
  sendMail(project, authorize(project, request).user, 'reauthentication');
  return {};
}

function singleSignOn({ auth }: Project, { domain, provider_id }: Body) {
  const url = auth.sso[textOf(domain) || textOf(provider_id)];
  return { url: url ?? refuse(404, 'sso_provider_not_found', 'No such SSO provider') };
}

/** Adds the body. */
const withBody =
  <Result>(answer: (project: Project, body: Body, call: Call) => Result) =>
  async (call: Call) =>
    answer(call.project, await bodyOf(call.request), call);

/**
 * Supabase's auth service (GoTrue) as the library calls it. Phone sign-ins are off; the settings
 * decide about the rest. Responses follow supabase/auth's public source, cited by file.
 */
export const authHandlers = (project: Project) =>
  handlersOf(project, 'auth', 'auth', {
    'post token': withBody(exchange),
    'post signup': withBody(signUp),
    'post otp': withBody(sendLink),
    'post magiclink': withBody(sendLink),
    'post recover': withBody(recover),
    'post resend': withBody(resend),
    'post verify': withBody((_, body) => project.sessions.begin(verify(project, body), 'otp')),
    'get verify': openLink,
    'post sso': withBody(singleSignOn),
    'get authorize': authorizeAtProvider,
    'get user': ({ request }) => userBody(authorize(project, request).user),
    'put user': withBody(updateUser),
    'get user/identities/authorize': linkIdentity,
    'delete user/identities/:id': unlinkIdentity,
    'post logout': logOut,
    'get reauthenticate': reauthenticate,
    'post factors': withBody(enroll),
    'post factors/:id/challenge': challenge,
    'post factors/:id/verify': withBody(verifyFactor),
    'delete factors/:id': unenroll,
  });
