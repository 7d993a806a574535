import { NotMocked } from '../refusals.ts';
import { textOf, type Body, type Call } from '../routes.ts';
import { iso, seconds } from '../time.ts';
import { authorize, refuse } from './responses.ts';
import { stepUp } from './sessions.ts';
import { createFactor, hasVerifiedFactor } from './users.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
/** How long a challenge lasts, in seconds. */
const CHALLENGE_SECONDS = 300;

/** Returns the caller's session and the factor that the path names. */
function authorizeFor(call: Call) {
  const session = authorize(call);
  const factor = session.user.factors.find(({ id }) => id === call.params['id']);
  return { session, factor: factor ?? refuse(404, 'mfa_factor_not_found', 'Factor not found') };
}

export function enroll(call: Call, { factor_type, friendly_name }: Body) {
  const { user, aal } = authorize(call);
  if (factor_type !== 'totp') throw new NotMocked(`factors of type ${textOf(factor_type)}`);
  const name = textOf(friendly_name);
  if (hasVerifiedFactor(user) && aal !== 'aal2') {
    refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const factor = createFactor({ friendly_name: name }, 'unverified', iso());
  user.factors.push(factor);
  const { host } = call.url;
  const uri = `otpauth://totp/${host}:${user.email}?algorithm=SHA1&digits=6&issuer=${host}&period=30&secret=${SECRET}`;
  const totp = { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret: SECRET, uri };
  return { id: factor.id, type: 'totp', friendly_name: name, totp };
}

export function challenge(call: Call) {
  const { factor } = authorizeFor(call);
  const id = crypto.randomUUID();
  const expires_at = seconds() + CHALLENGE_SECONDS;
  call.project.challenges.set(id, { factor, expires_at });
  return { id, type: 'totp', expires_at };
}

export function verifyFactor(call: Call, { challenge_id, code }: Body) {
  const { session, factor } = authorizeFor(call);
  const found = call.project.challenges.get(textOf(challenge_id));
  if (found?.factor !== factor) {
    refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (found.expires_at < seconds()) {
    const message = `MFA challenge ${textOf(challenge_id)} has expired, verify against another challenge or create a new challenge.`;
    refuse(422, 'mfa_challenge_expired', message);
  }
  if (code !== call.project.auth.totpCode) {
    refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  Object.assign(factor, { status: 'verified', updated_at: iso() });
  // Supabase keeps unverified factors only until one is verified.
  const { user } = session;
  user.factors = user.factors.filter(({ status }) => status === 'verified');
  return stepUp(session, 'totp');
}

export function unenroll(call: Call) {
  const { session, factor } = authorizeFor(call);
  const { user, aal } = session;
  if (factor.status === 'verified' && aal !== 'aal2') {
    refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  user.factors = user.factors.filter((one) => one !== factor);
  for (const one of call.project.sessions) if (one.user === user) one.aal = 'aal1';
  return { id: factor.id };
}
