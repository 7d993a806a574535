import { http, HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { bodyOf, textOf } from '../requests.ts';
import { authError, invalid, signIn } from './responses.ts';
import { base64url } from './tokens.ts';

type Body = Record<string, unknown>;

function password(project: Project, { email, phone, password: submitted }: Body) {
  if (textOf(phone) !== '') {
    return authError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (textOf(email) === '') return invalid('missing email or phone');
  const user = project.users.find((one) => one.email === textOf(email).toLowerCase());
  if (user?.password === undefined || submitted !== user.password) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (user.email_confirmed_at === undefined) {
    return authError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return signIn(project, user, 'password');
}

function refreshToken({ sessions }: Project, { refresh_token }: Body) {
  const session = sessions.refresh(textOf(refresh_token));
  if (session === 'unknown') {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    return authError(400, 'refresh_token_not_found', message);
  }
  if (session === 'alreadyUsed') {
    const message = 'Invalid Refresh Token: Already Used';
    return authError(400, 'refresh_token_already_used', message);
  }
  return HttpResponse.json(session);
}

async function pkce(project: Project, { auth_code, code_verifier }: Body) {
  const [code, verifier] = [textOf(auth_code), textOf(code_verifier)];
  if (code === '' || verifier === '') {
    return invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const flow = project.flows.get(code);
  const user = project.users.find(({ id }) => id === flow?.userId);
  if (flow === undefined || user === undefined) {
    return authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  // A challenge's method is `plain` where the page has no `crypto.subtle`.
  if (![base64url(new Uint8Array(digest)), verifier].includes(flow.challenge)) {
    const message = 'code challenge does not match previously saved code verifier';
    return authError(400, 'bad_code_verifier', message);
  }
  project.flows.delete(code);
  return signIn(project, user, 'oauth');
}

function idToken(project: Project, body: Body) {
  const given = textOf(body['id_token']);
  const user = project.users.find(({ id_token }) => id_token === given);
  if (user !== undefined && given !== '') return signIn(project, user, 'oauth');
  const refusal = { error: 'invalid request', error_description: 'Bad ID token' };
  return HttpResponse.json(refusal, { status: 400 });
}

/** `POST /token` with its four grants. */
export const tokenHandlers = (project: Project) => [
  http.post(`${project.url}/auth/v1/token`, async ({ request }) => {
    const body = await bodyOf(request);
    switch (new URL(request.url).searchParams.get('grant_type')) {
      case 'password':
        return password(project, body);
      case 'refresh_token':
        return refreshToken(project, body);
      case 'pkce':
        return pkce(project, body);
      case 'id_token':
        return idToken(project, body);
      default:
        return authError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  }),
];
