import { http, HttpResponse } from 'msw';
import { challengeIdOf, FACTOR_CODE, factorIdOf } from '../fixtures/credentials.ts';
import { supabase } from '../supabase.ts';
import { authError, authorize, invalid, tokenBody } from './authResponses.ts';
import { bodyOf, textOf } from './requests.ts';

const CHALLENGE_EXPIRES_AT = Date.UTC(2030, 0, 1) / 1000;
const SECRET = 'JBSWY3DPEHPK3PXP';

/** Returns the caller if the factor is theirs, else the service's refusal. */
function authorizeFor(request: Request, id: unknown) {
  const { caller, claims, refusal } = authorize(request);
  if (refusal !== undefined) return { refusal };
  return id === factorIdOf(caller)
    ? { caller, claims }
    : { refusal: authError(404, 'mfa_factor_not_found', 'Factor not found') };
}

/** Second factors: each person has one authenticator, which always shows the same code. */
export const factorHandlers = [
  http.post('*/auth/v1/factors', async ({ request }) => {
    const { caller, refusal } = authorize(request);
    if (refusal !== undefined) return refusal;
    const { factor_type, friendly_name } = await bodyOf(request);
    if (factor_type !== 'totp') {
      return invalid('factor_type needs to be totp, phone, or webauthn');
    }
    return HttpResponse.json({
      id: factorIdOf(caller),
      type: 'totp',
      friendly_name: textOf(friendly_name),
      totp: {
        qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        secret: SECRET,
        uri: `otpauth://totp/Tallygrove:${caller.email}?secret=${SECRET}&issuer=Tallygrove`,
      },
    });
  }),

  http.post('*/auth/v1/factors/:id/challenge', ({ request, params }) => {
    const { caller, refusal } = authorizeFor(request, params.id);
    return (
      refusal ??
      HttpResponse.json({
        id: challengeIdOf(caller),
        type: 'totp',
        expires_at: CHALLENGE_EXPIRES_AT,
      })
    );
  }),

  http.post('*/auth/v1/factors/:id/verify', async ({ request, params }) => {
    const { caller, claims, refusal } = authorizeFor(request, params.id);
    if (refusal !== undefined) return refusal;
    const { challenge_id, code } = await bodyOf(request);
    if (challenge_id !== challengeIdOf(caller)) {
      const message = 'MFA factor with the provided challenge ID not found';
      return authError(422, 'mfa_factor_not_found', message);
    }
    if (code !== FACTOR_CODE) {
      return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    return HttpResponse.json(tokenBody(caller, supabase.sessions.stepUp(claims, 'totp')));
  }),

  http.delete('*/auth/v1/factors/:id', ({ request, params }) => {
    const { caller, refusal } = authorizeFor(request, params.id);
    return refusal ?? HttpResponse.json({ id: factorIdOf(caller) });
  }),
];
