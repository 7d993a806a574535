import { http, HttpResponse } from 'msw';
import { authCodeOf, idTokenOf, PASSWORD } from '../fixtures/credentials.ts';
import { people, personOfEmail } from '../fixtures/people.ts';
import { supabase } from '../supabase.ts';
import { alreadyUsed, authError, signIn, tokenBody } from './authResponses.ts';
import { bodyOf, textOf } from './requests.ts';

type Body = Record<string, unknown>;

function password({ email, password: submitted }: Body) {
  const person = personOfEmail(textOf(email));
  if (person === undefined || submitted !== PASSWORD) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return signIn(person, 'password');
}

function refreshToken({ refresh_token }: Body) {
  const issued = supabase.sessions.refresh(textOf(refresh_token));
  if (issued === 'unknown') {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    return authError(400, 'refresh_token_not_found', message);
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
  const person = Object.values(people).find((one) => code.startsWith(authCodeOf(one, '')));
  if (person === undefined) {
    return authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const challenges = await challengesOf(textOf(code_verifier));
  if (!challenges.some((challenge) => code === authCodeOf(person, challenge))) {
    const message = 'code challenge does not match previously saved code verifier';
    return authError(400, 'bad_code_verifier', message);
  }
  return signIn(person, 'oauth');
}

function idToken({ id_token }: Body) {
  const person = Object.values(people).find((one) => idTokenOf(one) === id_token);
  if (person !== undefined) return signIn(person, 'oauth');
  const refusal = { error: 'invalid request', error_description: 'Bad ID token' };
  return HttpResponse.json(refusal, { status: 400 });
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
