import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { Refusal } from '../refusals.ts';
import { textOf, type Body } from '../requests.ts';
import type { Call } from '../routes.ts';
import { invalid, refuse, refusePhone } from './responses.ts';
import { base64url } from './tokens.ts';

function password({ users, sessions }: Project, body: Body) {
  refusePhone(body, undefined, 422);
  const email = textOf(body['email']).toLowerCase();
  if (email === '') invalid('missing email or phone');
  const user = users.find((one) => one.email === email);
  if (user?.password === undefined || body['password'] !== user.password) {
    refuse(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (user.email_confirmed_at === undefined) {
    refuse(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return sessions.begin(user, 'password');
}

function refreshToken({ sessions }: Project, body: Body) {
  const session = sessions.refresh(textOf(body['refresh_token']));
  if (session === 'unknown') {
    refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (session === 'alreadyUsed') {
    refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return session;
}

async function pkce({ flows, sessions }: Project, body: Body) {
  const [code, verifier] = [textOf(body['auth_code']), textOf(body['code_verifier'])];
  if (code === '' || verifier === '') {
    invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const flow =
    flows.get(code) ??
    refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  // A challenge's method is `plain` where the page has no `crypto.subtle`.
  if (![base64url(new Uint8Array(digest)), verifier].includes(flow.challenge)) {
    const message = 'code challenge does not match previously saved code verifier';
    refuse(400, 'bad_code_verifier', message);
  }
  flows.delete(code);
  return sessions.begin(flow.user, 'oauth');
}

function idToken({ users, sessions }: Project, body: Body) {
  const given = textOf(body['id_token']);
  const user = users.find(({ id_token }) => id_token === given);
  if (user !== undefined && given !== '') return sessions.begin(user, 'oauth');
  const refusal = { error: 'invalid request', error_description: 'Bad ID token' };
  throw new Refusal(HttpResponse.json(refusal, { status: 400 }));
}

const GRANTS = new Map(
  Object.entries({ password, refresh_token: refreshToken, pkce, id_token: idToken }),
);

/** `POST token` with its four grants. */
export function exchange({ project, url }: Call, body: Body) {
  const grant = GRANTS.get(url.searchParams.get('grant_type') ?? '');
  return grant?.(project, body) ?? refuse(400, 'invalid_credentials', 'unsupported_grant_type');
}
