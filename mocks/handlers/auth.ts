import { http, HttpResponse } from 'msw';
import { email as emailRule, MIN_PASSWORD_LENGTH } from '../../src/domain/validation.ts';
import { people } from '../fixtures/people.ts';
import { personOfRefreshToken } from '../fixtures/sessions.ts';
import { authError, tokenBody, userBody } from './authAnswers.ts';
import { bearerOf, bodyOf, callerOf, textOf } from './requests.ts';

const NEW_USER_ID = 'a0000000-0000-4000-8000-000000000099';

const noAuthorization = () =>
  authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
const badToken = () =>
  authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
const weakPassword = () =>
  authError(422, 'weak_password', `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`);
const invalidEmail = (email: string) =>
  authError(400, 'email_address_invalid', `Email address "${email}" is invalid`);

/** Refuses a request as the auth service does, or says who sent it. */
function authorize(request: Request) {
  if (bearerOf(request) === undefined) return { refusal: noAuthorization() };
  const caller = callerOf(request);
  return caller === undefined ? { refusal: badToken() } : { caller };
}

/** The auth service of Supabase (GoTrue), as far as the product calls it. It keeps nothing. */
export const authHandlers = [
  http.post('*/auth/v1/signup', async ({ request }) => {
    const body = await bodyOf(request);
    const email = textOf(body.email);
    if (emailRule(email) !== undefined) return invalidEmail(email);
    if (textOf(body.password).length < MIN_PASSWORD_LENGTH) return weakPassword();
    if (Object.values(people).some((person) => person.email === email)) {
      return authError(422, 'user_already_exists', 'User already registered');
    }
    const data = (body.data ?? {}) as Record<string, unknown>;
    // Without a session: the address is to be confirmed first.
    return HttpResponse.json(
      userBody({ id: NEW_USER_ID, email, displayName: textOf(data.display_name) }),
    );
  }),

  http.post('*/auth/v1/otp', async ({ request }) => {
    const email = textOf((await bodyOf(request)).email);
    return emailRule(email) === undefined ? HttpResponse.json({}) : invalidEmail(email);
  }),

  http.post('*/auth/v1/verify', async ({ request }) => {
    const { token_hash } = await bodyOf(request);
    const person = personOfRefreshToken(textOf(token_hash));
    if (person === undefined) {
      return authError(403, 'otp_expired', 'Email link is invalid or has expired');
    }
    return HttpResponse.json(tokenBody(person));
  }),

  http.post('*/auth/v1/token', async ({ request }) => {
    const grant = new URL(request.url).searchParams.get('grant_type');
    const { refresh_token } = await bodyOf(request);
    switch (grant) {
      case 'refresh_token': {
        const person = personOfRefreshToken(textOf(refresh_token));
        if (person === undefined) {
          return authError(
            400,
            'refresh_token_not_found',
            'Invalid Refresh Token: Refresh Token Not Found',
          );
        }
        return HttpResponse.json(tokenBody(person));
      }
      case 'password':
        return authError(400, 'invalid_credentials', 'Invalid login credentials');
      case 'pkce':
        return authError(
          404,
          'flow_state_not_found',
          'invalid flow state, no valid flow state found',
        );
      default:
        return authError(400, 'invalid_request', 'unsupported_grant_type');
    }
  }),

  http.get('*/auth/v1/user', ({ request }) => {
    const { caller, refusal } = authorize(request);
    return refusal ?? HttpResponse.json(userBody(caller));
  }),

  http.put('*/auth/v1/user', async ({ request }) => {
    const { caller, refusal } = authorize(request);
    if (refusal !== undefined) return refusal;
    const { password } = await bodyOf(request);
    if (password !== undefined && textOf(password).length < MIN_PASSWORD_LENGTH) {
      return weakPassword();
    }
    return HttpResponse.json(userBody(caller));
  }),

  http.post('*/auth/v1/logout', ({ request }) => {
    const { refusal } = authorize(request);
    return refusal ?? new HttpResponse(null, { status: 204 });
  }),
];
