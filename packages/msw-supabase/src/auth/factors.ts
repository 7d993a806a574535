import type { Project } from '../project.ts';
import { textOf, type Body } from '../requests.ts';
import type { Call } from '../routes.ts';
import { authorize, invalid, refuse } from './responses.ts';
import { hasVerifiedFactor, type Factor } from './users.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
/** How long a challenge lasts, in seconds. */
const CHALLENGE_SECONDS = 300;

/** Returns the caller and the factor that the path names. */
function authorizeFor({ project, request, params }: Call) {
  const caller = authorize(project, request);
  const factor = caller.user.factors.find(({ id }) => id === params['id']);
  return { ...caller, factor: factor ?? refuse(404, 'mfa_factor_not_found', 'Factor not found') };
}

export function enroll(project: Project, { factor_type, friendly_name }: Body, call: Call) {
  const { user, level } = authorize(project, call.request);
  if (factor_type === 'phone') {
    refuse(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (factor_type === 'webauthn') {
    refuse(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  if (factor_type !== 'totp') invalid('factor_type needs to be totp, phone, or webauthn');
  const name = textOf(friendly_name);
  if (name !== '' && user.factors.some((one) => one.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    refuse(422, 'mfa_factor_name_conflict', message);
  }
  if (hasVerifiedFactor(user) && level !== 'aal2') {
    refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
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
  const { host } = call.url;
  const uri = `otpauth://totp/${host}:${user.email}?algorithm=SHA1&digits=6&issuer=${host}&period=30&secret=${SECRET}`;
  const totp = { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: SECRET, uri };
  return { id: factor.id, type: 'totp', friendly_name: name, totp };
}

export function challenge(call: Call) {
  const { project } = call;
  const { factor } = authorizeFor(call);
  const id = crypto.randomUUID();
  const expiresAt = project.clock.seconds() + CHALLENGE_SECONDS;
  project.challenges.set(id, { factorId: factor.id, expiresAt });
  return { id, type: 'totp', expires_at: expiresAt };
}

export function verifyFactor(project: Project, body: Body, call: Call) {
  const { user, claims, factor } = authorizeFor(call);
  const challengeId = textOf(body['challenge_id']);
  const found = project.challenges.get(challengeId);
  if (found?.factorId !== factor.id) {
    refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (found.expiresAt < project.clock.seconds()) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    refuse(422, 'mfa_challenge_expired', message);
  }
  if (body['code'] !== project.auth.totpCode) {
    refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  factor.status = 'verified';
  factor.updated_at = project.clock.iso();
  // Supabase keeps unverified factors only until one is verified.
  user.factors = user.factors.filter(({ status }) => status === 'verified');
  return project.sessions.stepUp(claims, 'totp');
}

export function unenroll(call: Call) {
  const { user, level, factor } = authorizeFor(call);
  if (factor.status === 'verified' && level !== 'aal2') {
    refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  user.factors = user.factors.filter((one) => one !== factor);
  call.project.sessions.stepDown(user);
  return { id: factor.id };
}
