import { http, HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { bodyOf, textOf } from '../requests.ts';
import { authError, authorize, invalid } from './responses.ts';
import { hasVerifiedFactor, type Factor } from './users.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
/** How long a challenge lasts, in seconds. */
const CHALLENGE_SECONDS = 300;

/** Returns the caller and their factor, else the service's refusal. */
function authorizeFor(project: Project, request: Request, id: unknown) {
  const { user, claims, refusal } = authorize(project, request);
  if (refusal !== undefined) return { refusal };
  const factor = user.factors.find((one) => one.id === id);
  return factor === undefined
    ? { refusal: authError(404, 'mfa_factor_not_found', 'Factor not found') }
    : { user, claims, factor };
}

async function enroll(project: Project, request: Request) {
  const { user, claims, refusal } = authorize(project, request);
  if (refusal !== undefined) return refusal;
  const { factor_type, friendly_name } = await bodyOf(request);
  if (factor_type === 'phone') {
    return authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (factor_type === 'webauthn') {
    const message = 'MFA enroll is disabled for WebAuthn';
    return authError(422, 'mfa_webauthn_enroll_not_enabled', message);
  }
  if (factor_type !== 'totp') {
    return invalid('factor_type needs to be totp, phone, or webauthn');
  }
  const name = textOf(friendly_name);
  if (name !== '' && user.factors.some((one) => one.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    return authError(422, 'mfa_factor_name_conflict', message);
  }
  if (hasVerifiedFactor(user) && project.sessions.levelOf(claims.session_id) !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const at = project.clock.iso();
  const factor: Factor = {
    id: crypto.randomUUID(),
    friendly_name: name === '' ? undefined : name,
    factor_type: 'totp',
    status: 'unverified',
    created_at: at,
    updated_at: at,
  };
  user.factors.push(factor);
  const { host } = new URL(request.url);
  return HttpResponse.json({
    id: factor.id,
    type: 'totp',
    friendly_name: name,
    totp: {
      qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      secret: SECRET,
      uri: `otpauth://totp/${host}:${user.email}?algorithm=SHA1&digits=6&issuer=${host}&period=30&secret=${SECRET}`,
    },
  });
}

async function verify(project: Project, request: Request, id: unknown) {
  const { user, claims, factor, refusal } = authorizeFor(project, request, id);
  if (refusal !== undefined) return refusal;
  const { challenge_id, code } = await bodyOf(request);
  const challenge = project.challenges.get(textOf(challenge_id));
  if (challenge?.factorId !== factor.id) {
    const message = 'MFA factor with the provided challenge ID not found';
    return authError(422, 'mfa_factor_not_found', message);
  }
  if (challenge.expiresAt < project.clock.seconds()) {
    const message = `MFA challenge ${textOf(challenge_id)} has expired, verify against another challenge or create a new challenge.`;
    return authError(422, 'mfa_challenge_expired', message);
  }
  if (code !== project.auth.totpCode) {
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  factor.status = 'verified';
  factor.updated_at = project.clock.iso();
  // Supabase keeps unverified factors only until one is verified.
  user.factors = user.factors.filter(({ status }) => status === 'verified');
  return HttpResponse.json(project.sessions.stepUp(claims, 'totp'));
}

/** Second factors: authenticators, all of which show the code of the settings. */
export const factorHandlers = (project: Project) => {
  const path = `${project.url}/auth/v1/factors`;
  return [
    http.post(path, ({ request }) => enroll(project, request)),

    http.post(`${path}/:id/challenge`, ({ request, params }) => {
      const { factor, refusal } = authorizeFor(project, request, params['id']);
      if (refusal !== undefined) return refusal;
      const id = crypto.randomUUID();
      const expiresAt = project.clock.seconds() + CHALLENGE_SECONDS;
      project.challenges.set(id, { factorId: factor.id, expiresAt });
      return HttpResponse.json({ id, type: 'totp', expires_at: expiresAt });
    }),

    http.post(`${path}/:id/verify`, ({ request, params }) =>
      verify(project, request, params['id']),
    ),

    http.delete(`${path}/:id`, ({ request, params }) => {
      const { user, claims, factor, refusal } = authorizeFor(project, request, params['id']);
      if (refusal !== undefined) return refusal;
      const level = project.sessions.levelOf(claims.session_id);
      if (factor.status === 'verified' && level !== 'aal2') {
        const message = 'AAL2 required to unenroll verified factor';
        return authError(422, 'insufficient_aal', message);
      }
      user.factors = user.factors.filter((one) => one !== factor);
      project.sessions.stepDown(user);
      return HttpResponse.json({ id: factor.id });
    }),
  ];
};
