import { http, HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { NotMocked } from '../refusals.ts';
import { bodyOf, textOf } from '../requests.ts';
import { factorHandlers } from './factors.ts';
import { isMailType, sendMail, takeMail } from './mails.ts';
import {
  authError,
  authorize,
  invalid,
  linkExpired,
  readEmail,
  refuseWeak,
  signIn,
  userResponse,
} from './responses.ts';
import { tokenHandlers } from './token.ts';
import { confirmEmail, createUser, hasVerifiedFactor, userBody, type User } from './users.ts';

type Body = Record<string, unknown>;
type Metadata = Readonly<Record<string, unknown>>;

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

function addUser(project: Project, email: string, body: Body): User {
  const data = (body['data'] ?? {}) as Metadata;
  const user = createUser(
    { email, user_metadata: data, confirmed: !project.auth.confirmEmail },
    project.clock.iso(),
  );
  project.users.push(user);
  return user;
}

function signUp(project: Project, body: Body) {
  const { auth, clock, sessions, users } = project;
  const email = textOf(body['email']);
  const phone = textOf(body['phone']);
  if (email === '' && phone === '') {
    if (!auth.anonymousSignIns) {
      return authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    const data = (body['data'] ?? {}) as Metadata;
    const visitor = createUser({ email: '', user_metadata: data }, clock.iso(), true);
    users.push(visitor);
    return HttpResponse.json(sessions.begin(visitor, 'anonymous'));
  }
  if (email === '') return authError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (body['password'] === undefined || body['password'] === '') {
    return invalid('Signup requires a valid password');
  }
  const password = textOf(body['password']);
  const weak = refuseWeak(project, password);
  if (weak !== undefined) return weak;
  const address = readEmail(email);
  if (address.refusal !== undefined) return address.refusal;
  const known = findByEmail(project, address.email);
  if (known?.email_confirmed_at !== undefined) {
    if (!auth.confirmEmail) {
      return authError(422, 'user_already_exists', 'User already registered');
    }
    // The same answer apart from identities, so that account existence does not leak.
    const data = (body['data'] ?? {}) as Metadata;
    const fake = createUser(
      { email: address.email, user_metadata: data, confirmed: false },
      clock.iso(),
    );
    fake.confirmation_sent_at = clock.iso();
    fake.identities = [];
    return userResponse(fake);
  }
  const user = known ?? addUser(project, address.email, body);
  user.password ??= password;
  if (!auth.confirmEmail) return signIn(project, user, 'password');
  sendMail(project, user, 'signup');
  return userResponse(user);
}

function sendLink(project: Project, body: Body) {
  if (textOf(body['phone']) !== '') {
    return authError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (textOf(body['email']) === '') return invalid('One of email or phone must be set');
  const { email, refusal } = readEmail(body['email']);
  if (refusal !== undefined) return refusal;
  const known = findByEmail(project, email);
  if (known === undefined && body['create_user'] === false) {
    return authError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const user = known ?? addUser(project, email, body);
  sendMail(project, user, user.email_confirmed_at === undefined ? 'signup' : 'magiclink');
  return HttpResponse.json({});
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

/** Takes a mailed link or code. @returns its user, or the refusal */
function verify(project: Project, type: string, given: Body) {
  const token = textOf(given['token']);
  const tokenHash = textOf(given['token_hash']);
  if (type === '') return { refusal: invalid('Verify requires a verification type') };
  if (token === '' && tokenHash === '') {
    return { refusal: invalid('Verify requires a token or a token hash') };
  }
  const isPhone = textOf(given['phone']) !== '';
  if (!isPhone && !isMailType(type)) {
    return { refusal: invalid('Unsupported verification type') };
  }
  const mail = isPhone
    ? undefined
    : takeMail(
        project,
        type,
        tokenHash === ''
          ? { to: textOf(given['email']).toLowerCase(), code: token }
          : { tokenHash },
      );
  const user = project.users.find(({ id }) => id === mail?.userId);
  if (mail === undefined || user === undefined) {
    const message = 'Token has expired or is invalid';
    return {
      refusal: tokenHash === '' ? authError(403, 'otp_expired', message) : linkExpired(),
    };
  }
  if (mail.type === 'email_change' && !confirmChange(project, user, mail.to)) {
    return { refusal: HttpResponse.json({ msg: SINGLE_CONFIRMATION, code: '200' }) };
  }
  confirmEmail(user, project.clock.iso());
  return { user };
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
function openLink(project: Project, url: URL) {
  const target = redirectTarget(url);
  const type = url.searchParams.get('type') ?? '';
  const { user } = verify(project, type, { token_hash: url.searchParams.get('token') });
  if (user !== undefined) return intoFragment(project, target, user, 'otp', type);
  target.hash = new URLSearchParams({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  }).toString();
  return redirect(target);
}

/** The mocked provider approves at once, for `login_hint` or else the first user. */
function authorizeAtProvider(project: Project, url: URL) {
  const { searchParams } = url;
  const provider = searchParams.get('provider') ?? '';
  if (!project.auth.providers.includes(provider)) {
    return invalid('Unsupported provider: provider is not enabled');
  }
  const hint = searchParams.get('login_hint') ?? '';
  const user = findByEmail(project, hint) ?? project.users[0];
  if (user === undefined) return invalid('Unsupported provider: there is no user');
  const target = redirectTarget(url);
  const challenge = searchParams.get('code_challenge');
  if (challenge === null) return intoFragment(project, target, user, 'oauth');
  const code = crypto.randomUUID();
  project.flows.set(code, { userId: user.id, challenge });
  target.searchParams.set('code', code);
  return redirect(target);
}

/** `PUT user`, in GoTrue's order (`user.go`). */
async function updateUser(project: Project, request: Request) {
  const { user, claims, refusal } = authorize(project, request);
  if (refusal !== undefined) return refusal;
  const { email, phone, password, data } = await bodyOf(request);
  if (textOf(phone) !== '') {
    return authError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const address = email === undefined ? undefined : readEmail(email);
  if (address?.refusal !== undefined) return address.refusal;
  if (password !== undefined) {
    const weak = refuseWeak(project, textOf(password));
    if (weak !== undefined) return weak;
  }
  const changesAddress = address !== undefined && address.email !== user.email;
  const level = project.sessions.levelOf(claims.session_id);
  if (hasVerifiedFactor(user) && level !== 'aal2' && (password !== undefined || changesAddress)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    return authError(401, 'insufficient_aal', message);
  }
  if (changesAddress && findByEmail(project, address.email) !== undefined) {
    const message = 'A user with this email address has already been registered';
    return authError(422, 'email_exists', message);
  }
  if (password !== undefined && password === user.password) {
    const message = 'New password should be different from the old password.';
    return authError(422, 'same_password', message);
  }
  if (password !== undefined) {
    user.password = textOf(password);
    project.sessions.end(claims, 'others');
  }
  if (typeof data === 'object') {
    const merged = Object.entries({ ...user.user_metadata, ...data });
    user.user_metadata = Object.fromEntries(merged.filter(([, value]) => value !== null));
  }
  user.updated_at = project.clock.iso();
  if (changesAddress) {
    user.email_change = { to: address.email, confirmed: [] };
    sendMail(project, user, 'email_change');
    sendMail(project, user, 'email_change', { to: address.email });
  }
  return userResponse(user);
}

function resend(project: Project, { type, email }: Body) {
  if (type === 'sms' || type === 'phone_change') {
    return authError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (type !== 'signup' && type !== 'email_change') {
    return invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const address = readEmail(email);
  if (address.refusal !== undefined) return address.refusal;
  const user = findByEmail(project, address.email);
  // An unknown address gets the same answer, so that account existence does not leak.
  if (user !== undefined && type === 'signup' && user.email_confirmed_at === undefined) {
    sendMail(project, user, 'signup');
  }
  if (user?.email_change !== undefined && type === 'email_change') {
    sendMail(project, user, 'email_change', { to: user.email_change.to });
  }
  return HttpResponse.json({});
}

function recover(project: Project, body: Body) {
  const { email, refusal } = readEmail(body['email']);
  if (refusal !== undefined) return refusal;
  const user = findByEmail(project, email);
  if (user !== undefined) sendMail(project, user, 'recovery');
  return HttpResponse.json({});
}

function logOut(project: Project, request: Request) {
  const { refusal, claims } = authorize(project, request);
  if (refusal !== undefined) return refusal;
  const scope = new URL(request.url).searchParams.get('scope') || 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    return invalid(`Unsupported logout scope "${scope}"`);
  }
  project.sessions.end(claims, scope);
  return new HttpResponse(null, { status: 204 });
}

function unlink(project: Project, request: Request, id: string) {
  const { user, refusal } = authorize(project, request);
  if (refusal !== undefined) return refusal;
  if (user.identities.length < 2) {
    const message = 'User must have at least 1 identity after unlinking';
    return authError(422, 'single_identity_not_deletable', message);
  }
  const kept = user.identities.filter(({ identity_id }) => identity_id !== id);
  if (kept.length === user.identities.length) {
    return authError(422, 'identity_not_found', "Identity doesn't exist");
  }
  user.identities = kept;
  return HttpResponse.json({});
}

/**
 * Supabase's auth service (GoTrue) as the library calls it. Phone sign-ins are off; the settings
 * decide about the rest. Responses follow supabase/auth's public source, cited by file.
 */
export function authHandlers(project: Project) {
  const { url } = project;
  const at = (path: string) => `${url}/auth/v1/${path}`;
  const post = (path: string, answer: (project: Project, body: Body) => Response) =>
    http.post(at(path), async ({ request }) => answer(project, await bodyOf(request)));
  return [
    ...tokenHandlers(project),
    ...factorHandlers(project),
    post('signup', signUp),
    post('otp', sendLink),
    post('magiclink', sendLink),
    post('recover', recover),
    post('resend', resend),
    post('verify', (_, body) => {
      const { user, refusal } = verify(project, textOf(body['type']), body);
      return refusal ?? signIn(project, user, 'otp');
    }),
    http.get(at('verify'), ({ request }) => openLink(project, new URL(request.url))),
    post('sso', (_, { domain, provider_id }) => {
      const target = project.auth.sso[textOf(domain) || textOf(provider_id)];
      return target === undefined
        ? authError(404, 'sso_provider_not_found', 'No such SSO provider')
        : HttpResponse.json({ url: target });
    }),
    http.get(at('authorize'), ({ request }) => authorizeAtProvider(project, new URL(request.url))),
    http.get(at('user/identities/authorize'), ({ request }) => {
      const { refusal } = authorize(project, request);
      const target = new URL(request.url);
      target.pathname = target.pathname.replace('user/identities/', '');
      return refusal ?? HttpResponse.json({ url: target.href });
    }),
    http.delete(at('user/identities/:id'), ({ request, params }) =>
      unlink(project, request, String(params['id'])),
    ),
    http.get(at('user'), ({ request }) => {
      const { user, refusal } = authorize(project, request);
      return refusal ?? HttpResponse.json(userBody(user));
    }),
    http.put(at('user'), ({ request }) => updateUser(project, request)),
    http.post(at('logout'), ({ request }) => logOut(project, request)),
    http.get(at('reauthenticate'), ({ request }) => {
      const { user, refusal } = authorize(project, request);
      if (refusal !== undefined) return refusal;
      sendMail(project, user, 'reauthentication');
      return HttpResponse.json({});
    }),
    http.all(at('*'), ({ request }) =>
      project.unanswered.respond(request, new NotMocked('this endpoint of the auth service')),
    ),
  ];
}
