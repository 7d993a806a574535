import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { NotMocked, Refusal } from '../refusals.ts';
import { handlersOf, textOf, type Body, type Call } from '../routes.ts';
import { iso } from '../time.ts';
import { ACCEPTED, sendMail, takeMail } from './mails.ts';
import { authorize, checkStrength, invalid, readEmail, refuse } from './responses.ts';
import { begin, end, refresh } from './sessions.ts';
import { base64url } from './tokens.ts';
import { confirmEmail, createUser, userBody, type User } from './users.ts';

/** The page to return to; the first page instead of one off the origin. */
function targetOf(url: URL): URL {
  // A missing target and an empty one are equivalent.
  const asked = url.searchParams.get('redirect_to') || '/';
  const given = URL.canParse(asked, url) ? new URL(asked, url) : undefined;
  return given?.origin === url.origin ? given : new URL('/', url);
}

const findByEmail = ({ users }: Project, email: string | null): User | undefined =>
  users.find((user) => user.email === email);

/** The user that a sign-up describes. */
function newUser({ auth }: Project, email: string, { data }: Body): User {
  const user_metadata = (data ?? {}) as User['user_metadata'];
  return createUser({ email, user_metadata, confirmed: !auth.confirmEmail }, iso());
}

function addUser(project: Project, email: string, body: Body): User {
  const user = newUser(project, email, body);
  project.users.push(user);
  return user;
}

function signUp({ project }: Call, body: Body) {
  const { confirmEmail: confirms, anonymousSignIns } = project.auth;
  if (textOf(body['email']) === '') {
    if (anonymousSignIns) return begin(project, addUser(project, '', body), 'anonymous');
    refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const password = textOf(body['password']);
  if (password === '') invalid('Signup requires a valid password');
  checkStrength(project, password);
  const email = readEmail(body['email']);
  const known = findByEmail(project, email);
  if (known?.email_confirmed_at !== undefined) {
    if (!confirms) refuse(422, 'user_already_exists', 'User already registered');
    // The same answer apart from identities, so that account existence does not leak.
    const fake = newUser(project, email, body);
    return userBody({ ...fake, confirmation_sent_at: iso(), identities: [] });
  }
  const user = known ?? addUser(project, email, body);
  user.password ??= password;
  if (!confirms) return begin(project, user, 'password');
  sendMail(project, user, 'signup');
  return userBody(user);
}

function sendLink({ project }: Call, body: Body) {
  const email = readEmail(body['email']);
  const known = findByEmail(project, email);
  if (!known && body['create_user'] === false)
    refuse(422, 'otp_disabled', 'Signups not allowed for otp');
  const user = known ?? addUser(project, email, body);
  sendMail(project, user, user.email_confirmed_at === undefined ? 'signup' : 'magiclink');
  return {};
}

/** Takes a mailed link or code. @returns its user */
function verify(project: Project, body: Body): User {
  const [type, token] = [textOf(body['type']), textOf(body['token'])];
  const [tokenHash, email] = [textOf(body['token_hash']), textOf(body['email']).toLowerCase()];
  if (type === '') invalid('Verify requires a verification type');
  if (token === '' && tokenHash === '') invalid('Verify requires a token or a token hash');
  if (!ACCEPTED.has(type)) invalid('Unsupported verification type');
  const mail = takeMail(project, type, (one) =>
    tokenHash === '' ? one.to === email && one.code === token : one.tokenHash === tokenHash,
  );
  if (mail === undefined) {
    if (tokenHash === '') refuse(403, 'otp_expired', 'Token has expired or is invalid');
    refuse(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  confirmEmail(mail.user, iso());
  return mail.user;
}

/** The mocked provider approves at once, for `login_hint` or else the first user. */
function authorizeAtProvider({ project, url }: Call) {
  const { searchParams } = url;
  if (!project.auth.providers.includes(searchParams.get('provider') ?? '')) {
    invalid('Unsupported provider: provider is not enabled');
  }
  const user = findByEmail(project, searchParams.get('login_hint')) ?? project.users[0];
  if (user === undefined) invalid('Unsupported provider: there is no user');
  const [target, challenge] = [targetOf(url), searchParams.get('code_challenge')];
  if (challenge === null) {
    const { user: _, ...tokens } = begin(project, user, 'oauth');
    target.hash = new URLSearchParams(
      Object.entries(tokens).map((one) => one.map(String)),
    ).toString();
  } else {
    const code = crypto.randomUUID();
    project.flows.set(code, { user, challenge });
    target.searchParams.set('code', code);
  }
  return HttpResponse.redirect(target.href);
}

/** Each `grant_type` of `POST token`. */
const grants: Readonly<Record<string, (project: Project, body: Body) => unknown>> = {
  password(project, body) {
    const email = textOf(body['email']).toLowerCase();
    if (email === '') invalid('missing email or phone');
    const user = findByEmail(project, email);
    if (user?.password === undefined || body['password'] !== user.password) {
      refuse(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (user.email_confirmed_at !== undefined) return begin(project, user, 'password');
    return refuse(400, 'email_not_confirmed', 'Email not confirmed');
  },
  refresh_token(project, body) {
    const session = refresh(project, textOf(body['refresh_token']));
    if (session === 'unknown') {
      refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    if (session !== 'used') return session;
    return refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  },
  async pkce(project, body) {
    const [code, verifier] = [textOf(body['auth_code']), textOf(body['code_verifier'])];
    if (code === '' || verifier === '') {
      invalid('invalid request: both auth code and code verifier should be non-empty');
    }
    const message = 'invalid flow state, no valid flow state found';
    const flow = project.flows.get(code) ?? refuse(404, 'flow_state_not_found', message);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    // A challenge's method is `plain` where the page has no `crypto.subtle`.
    if (![base64url(new Uint8Array(digest)), verifier].includes(flow.challenge)) {
      const mismatch = 'code challenge does not match previously saved code verifier';
      refuse(400, 'bad_code_verifier', mismatch);
    }
    project.flows.delete(code);
    return begin(project, flow.user, 'oauth');
  },
  id_token(project, body) {
    const user = project.users.find(({ id_token }) => id_token === (body['id_token'] ?? ''));
    if (user !== undefined) return begin(project, user, 'oauth');
    const refusal = { error: 'invalid request', error_description: 'Bad ID token' };
    throw new Refusal(HttpResponse.json(refusal, { status: 400 }));
  },
};

function exchange({ project, url }: Call, body: Body) {
  const type = url.searchParams.get('grant_type') ?? '';
  const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
  return grant?.(project, body) ?? refuse(400, 'invalid_credentials', 'unsupported_grant_type');
}

/** `PUT user`, in GoTrue's order (`user.go`). */
function updateUser(call: Call, { email, password, data }: Body) {
  const session = authorize(call);
  const { user } = session;
  if (email !== undefined) throw new NotMocked('a change of address');
  if (password !== undefined) {
    checkStrength(call.project, textOf(password));
    if (user.factors.length > 0) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      refuse(401, 'insufficient_aal', message);
    }
    if (password === user.password) {
      refuse(422, 'same_password', 'New password should be different from the old password.');
    }
    user.password = textOf(password);
    end(call.project, session, 'others');
  }
  if (typeof data === 'object') {
    const merged = Object.entries({ ...user.user_metadata, ...data });
    user.user_metadata = Object.fromEntries(merged.filter(([, value]) => value !== null));
  }
  user.updated_at = iso();
  return userBody(user);
}

/** Another confirmation: `checkBody` refuses the other types. */
function resend({ project }: Call, { email }: Body) {
  const user = findByEmail(project, readEmail(email));
  // An unknown address gets the same answer, so that account existence does not leak.
  if (user && user.email_confirmed_at === undefined) sendMail(project, user, 'signup');
  return {};
}

function recover({ project }: Call, body: Body) {
  const user = findByEmail(project, readEmail(body['email']));
  if (user !== undefined) sendMail(project, user, 'recovery');
  return {};
}

function logOut(call: Call) {
  const session = authorize(call);
  const scope = call.url.searchParams.get('scope') || 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    invalid(`Unsupported logout scope "${scope}"`);
  }
  end(call.project, session, scope);
  return new HttpResponse(null, { status: 204 });
}

function linkIdentity(call: Call) {
  authorize(call);
  return { url: call.url.href.replace('user/identities/', '') };
}

function reauthenticate(call: Call) {
  sendMail(call.project, authorize(call).user, 'reauthentication');
  return {};
}

function singleSignOn({ project: { auth } }: Call, { domain, provider_id }: Body) {
  const url = auth.sso[textOf(domain) || textOf(provider_id)];
  return { url: url ?? refuse(404, 'sso_provider_not_found', 'No such SSO provider') };
}

/** Phone numbers, and another address, are refused by name, wherever they come. */
function checkBody(_: Call, { phone, type }: Body): void {
  const isPhone = textOf(phone) !== '' || type === 'sms' || type === 'phone_change';
  if (isPhone) throw new NotMocked('phone numbers');
  if (type === 'email_change') throw new NotMocked('a change of address');
}

/**
 * Supabase's auth service (GoTrue) as the library calls it; its settings decide what it permits.
 * Responses follow supabase/auth's public source, cited by file.
 */
export const authHandlers = (project: Project) =>
  handlersOf(
    project,
    'auth',
    {
      'post token': exchange,
      'post signup': signUp,
      'post otp': sendLink,
      'post recover': recover,
      'post resend': resend,
      'post verify': (_, body) => begin(project, verify(project, body), 'otp'),
      'post sso': singleSignOn,
      'get authorize': authorizeAtProvider,
      'get user': (call) => userBody(authorize(call).user),
      'put user': updateUser,
      'get user/identities/authorize': linkIdentity,
      'post logout': logOut,
      'get reauthenticate': reauthenticate,
    },
    checkBody,
  );
