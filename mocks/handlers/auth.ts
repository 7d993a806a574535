import { http, HttpResponse } from 'msw';
import { email as emailRule, MIN_PASSWORD_LENGTH } from '../../src/domain/validation.ts';
import { authCodeOf, EMAIL_CODE, PASSWORD, PROVIDER, SSO_DOMAIN } from '../fixtures/credentials.ts';
import { people, personOfEmail } from '../fixtures/people.ts';
import { personOfTokenHash } from '../fixtures/sessions.ts';
import {
  authError,
  authorize,
  invalid,
  invalidEmail,
  linkExpired,
  signIn,
  tokenBody,
  userBody,
  weakPassword,
} from './authResponses.ts';
import { supabase } from '../supabase.ts';
import { factorHandlers } from './authFactors.ts';
import { tokenHandlers } from './authToken.ts';
import { bodyOf, textOf } from './requests.ts';

const NEW_USER_ID = 'a0000000-0000-4000-8000-000000000099';

/** Returns the redirect target if it is on the page's own origin, else the home page. */
function redirectTarget(request: URL): URL {
  // A missing target and an empty one are equivalent.
  const asked = request.searchParams.get('redirect_to') || '/';
  const target = URL.canParse(asked, request) ? new URL(asked, request) : undefined;
  return target?.origin === request.origin ? target : new URL('/', request);
}

/**
 * Supabase's auth service (GoTrue) as the library calls it (docs/product.md P10.2), configured as in
 * supabase/config.toml: email confirmation is on, phone and anonymous sign-ins are off. It stores
 * sessions; the accounts are the people of the seed, and no request adds or changes one.
 */
export const authHandlers = [
  ...tokenHandlers,
  ...factorHandlers,

  http.post('*/auth/v1/signup', async ({ request }) => {
    const body = await bodyOf(request);
    const email = textOf(body.email);
    if (email === '' && textOf(body.phone) === '') {
      return authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (email === '') {
      return authError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    }
    if (emailRule(email) !== undefined) return invalidEmail(email);
    if (textOf(body.password).length < MIN_PASSWORD_LENGTH) return weakPassword();
    const data = (body.data ?? {}) as Record<string, unknown>;
    const user = userBody({ id: NEW_USER_ID, email, displayName: textOf(data.display_name) });
    // No session, because the address must be confirmed first. A known address gets the same answer
    // apart from its identities, so that account existence does not leak.
    return HttpResponse.json(
      personOfEmail(email) === undefined ? user : { ...user, identities: [] },
    );
  }),

  http.post('*/auth/v1/otp', async ({ request }) => {
    const { email, phone, create_user } = await bodyOf(request);
    const address = textOf(email);
    if (textOf(phone) !== '') {
      return authError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    }
    if (emailRule(address) !== undefined) return invalidEmail(address);
    if (create_user === false && personOfEmail(address) === undefined) {
      return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    return HttpResponse.json({});
  }),

  http.post('*/auth/v1/verify', async ({ request }) => {
    const { token, token_hash, email } = await bodyOf(request);
    // A mailed link identifies a person by their initial refresh token.
    if (textOf(token_hash) !== '') {
      const person = personOfTokenHash(textOf(token_hash));
      return person === undefined ? linkExpired() : signIn(person, 'otp');
    }
    const person = personOfEmail(textOf(email));
    if (person === undefined || token !== EMAIL_CODE) {
      return authError(403, 'otp_expired', 'Token has expired or is invalid');
    }
    return signIn(person, 'otp');
  }),

  http.post('*/auth/v1/recover', async ({ request }) => {
    const email = textOf((await bodyOf(request)).email);
    // An unknown address gets the same answer, so that account existence does not leak.
    return emailRule(email) === undefined ? HttpResponse.json({}) : invalidEmail(email);
  }),

  http.post('*/auth/v1/resend', async ({ request }) => {
    const { type, email } = await bodyOf(request);
    if (type === 'sms' || type === 'phone_change') {
      return authError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    }
    const address = textOf(email);
    return emailRule(address) === undefined ? HttpResponse.json({}) : invalidEmail(address);
  }),

  http.post('*/auth/v1/sso', async ({ request }) => {
    const { domain } = await bodyOf(request);
    if (domain !== SSO_DOMAIN) {
      return authError(404, 'sso_provider_not_found', 'No such SSO provider');
    }
    return HttpResponse.json({ url: `https://sso.${SSO_DOMAIN}/sign-in` });
  }),

  /** The mocked provider approves at once, for `login_hint` or else the student. */
  http.get('*/auth/v1/authorize', ({ request }) => {
    const url = new URL(request.url);
    const { searchParams } = url;
    if (searchParams.get('provider') !== PROVIDER) {
      return invalid('Unsupported provider: provider is not enabled');
    }
    const challenge = searchParams.get('code_challenge') ?? '';
    // Stryker disable next-line StringLiteral: Neither is a known address.
    const person = personOfEmail(searchParams.get('login_hint') ?? '') ?? people.student;
    const target = redirectTarget(url);
    if (challenge === '') {
      const { user: _, ...tokens } = tokenBody(person, supabase.sessions.begin(person, 'oauth'));
      target.hash = new URLSearchParams(
        Object.entries(tokens).map(([name, value]) => [name, String(value)]),
      ).toString();
    } else {
      target.searchParams.set('code', authCodeOf(person, challenge));
    }
    return new HttpResponse(null, { status: 302, headers: { location: target.href } });
  }),

  http.get('*/auth/v1/user', ({ request }) => {
    const { caller, refusal } = authorize(request);
    return refusal ?? HttpResponse.json(userBody(caller));
  }),

  http.put('*/auth/v1/user', async ({ request }) => {
    const { caller, refusal } = authorize(request);
    if (refusal !== undefined) return refusal;
    const { email, password, data } = await bodyOf(request);
    if (email !== undefined && emailRule(textOf(email)) !== undefined) {
      return invalidEmail(textOf(email));
    }
    if (password === PASSWORD) {
      const message = 'New password should be different from the old password.';
      return authError(422, 'same_password', message);
    }
    if (password !== undefined && textOf(password).length < MIN_PASSWORD_LENGTH) {
      return weakPassword();
    }
    const user = userBody(caller);
    return HttpResponse.json({
      ...user,
      user_metadata: { ...user.user_metadata, ...(data as Record<string, unknown> | undefined) },
      // Takes effect once confirmed at both addresses.
      ...(email === undefined ? {} : { new_email: textOf(email) }),
    });
  }),

  http.post('*/auth/v1/logout', ({ request }) => {
    const { refusal, claims } = authorize(request);
    if (refusal !== undefined) return refusal;
    const scope = new URL(request.url).searchParams.get('scope');
    supabase.sessions.end(claims, scope === 'local' || scope === 'others' ? scope : 'global');
    return new HttpResponse(null, { status: 204 });
  }),

  http.get('*/auth/v1/reauthenticate', ({ request }) => {
    const { refusal } = authorize(request);
    return refusal ?? HttpResponse.json({});
  }),
];
