import { http, HttpResponse } from 'msw';
import { authCodeOf, idTokenOf, PASSWORD } from '../fixtures/credentials.ts';
import { people, personOfEmail } from '../fixtures/people.ts';
import { supabase } from '../supabase.ts';
import { alreadyUsed, authError, invalid, signIn, tokenBody } from './authResponses.ts';
import { bodyOf, textOf } from './requests.ts';

type Body = Record<string, unknown>;

/** An OAuth error response (RFC 6749, 5.2). */
function oauthError(error: string, error_description: string) {
  return HttpResponse.json({ error, error_description }, { status: 400 });
}

function password({ email, phone, password: submitted }: Body) {
  if (textOf(email) === '' && textOf(phone) === '') return invalid('missing email or phone');
  const person = personOfEmail(textOf(email));
  if (person === undefined || submitted !== PASSWORD) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return signIn(person, 'password');
}

function refreshToken({ refresh_token }: Body) {
  const issued = supabase.sessions.refresh(textOf(refresh_token));
  if (issued === 'unknown') {
    return authError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  }
  if (issued === 'alreadyUsed') return alreadyUsed();
  return HttpResponse.json(tokenBody(issued.person, issued));
}

/** A challenge's method is `s256`, or `plain` where the page has no `crypto.subtle`. */
async function challengesOf(verifier: string): Promise<string[]> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const hashed = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return [hashed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), verifier];
}

async function pkce({ auth_code, code_verifier }: Body) {
  const code = textOf(auth_code);
  const verifier = textOf(code_verifier);
  if (code === '' || verifier === '') {
    return invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const person = Object.values(people).find((one) => code.startsWith(authCodeOf(one, '')));
  if (person === undefined) {
    return authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const challenges = await challengesOf(verifier);
  if (!challenges.some((challenge) => code === authCodeOf(person, challenge))) {
    return authError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  return signIn(person, 'oauth');
}

function idToken({ id_token, provider }: Body) {
  if (textOf(id_token) === '') return oauthError('invalid request', 'id_token required');
  if (textOf(provider) === '') {
    return oauthError('invalid request', 'provider or client_id and issuer required');
  }
  const person = Object.values(people).find((one) => idTokenOf(one) === id_token);
  if (person === undefined) return oauthError('invalid request', 'Bad ID token');
  return signIn(person, 'oauth');
}

/** `POST /token` with its four grants (docs/product.md P10.2). */
export const tokenHandlers = [
  http.post('*/auth/v1/token', async ({ request }) => {
    const body = await bodyOf(request);
    switch (new URL(request.url).searchParams.get('grant_type')) {
      case 'password':
        return password(body);
      case 'refresh_token':
        return refreshToken(body);
      case 'pkce':
        return pkce(body);
      case 'id_token':
        return idToken(body);
      default:
        return authError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  }),
];
