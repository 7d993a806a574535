import type { Endpoint } from './access/endpoints.ts';
import { readAuthCall, type AuthCall } from './auth-call.ts';
import type { AuthContext } from './auth-context.ts';
import { authError, notEmbedded, tooBusy } from './auth-error.ts';
import { QueueFullError } from './fair-queue.ts';
import { changePassword } from './password-change.ts';
import { signInByPassword } from './password-sign-in.ts';
import { PASSWORD_RETRY_SECONDS } from './password-work.ts';
import { askForLink } from './mail-links.ts';
import { signUp } from './sign-up.ts';
import { verifyLink } from './verify-link.ts';

type Step = (call: AuthCall, context: AuthContext) => Promise<Response>;

const withAddress =
  (step: (call: AuthCall, context: AuthContext, email: string) => Promise<Response>): Step =>
  async (call, context) => {
    const { email } = call.fields;
    if (email) return step(call, context, email);
    return authError(400, 'validation_failed', 'An email address is required');
  };

const byPassword = withAddress(signInByPassword);

/** Waits in the address's queue: a new password ends the session before or after, not midway. */
const refresh: Step = async (call, { accounts, lite, runExclusive }) => {
  const account = await accounts.findByRefreshToken(call.fields.refresh_token ?? '');
  return account ? runExclusive(account.email, () => lite.refresh(call)) : lite.refresh(call);
};

const openSession: Step = async (call, context) => {
  const grant = call.parameters.get('grant_type');
  if (grant === 'password') return byPassword(call, context);
  if (grant === 'refresh_token') return refresh(call, context);
  return notEmbedded('POST token with another grant than a password or a refresh token');
};

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['POST /auth/v1/signup', withAddress(signUp)],
  ['POST /auth/v1/otp', withAddress(askForLink('magiclink'))],
  ['POST /auth/v1/recover', withAddress(askForLink('recovery'))],
  ['POST /auth/v1/verify', verifyLink],
  ['POST /auth/v1/token', openSession],
  ['GET /auth/v1/user', (call, { lite }) => lite.readUser(call)],
  ['PUT /auth/v1/user', changePassword],
  ['POST /auth/v1/logout', (call, { lite }) => lite.logOut(call)],
]);

/**
 * Answers like the hosted auth service. @supabase/lite keeps the sessions (lite-auth.ts). Ours is
 * what decides who gets one: mailed tokens cannot be guessed, accounts belong to the mailbox's
 * owner, and every address gets the same answers after the same work.
 */
export async function answerAuth(
  request: Request,
  endpoint: Endpoint,
  peer: string | undefined,
  context: AuthContext,
): Promise<Response> {
  const call = await readAuthCall(request, endpoint, peer, context.secret);
  if (call instanceof Response) return call;
  const step = STEPS.get(`${request.method} ${new URL(request.url).pathname}`);
  if (step === undefined) return notEmbedded('this endpoint');
  try {
    return await step(call, context);
  } catch (error) {
    if (error instanceof QueueFullError) return tooBusy(PASSWORD_RETRY_SECONDS);
    throw error;
  }
}
