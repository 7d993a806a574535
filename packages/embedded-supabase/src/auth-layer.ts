import { changeAccount } from './account-change.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import {
  authError,
  PRIVATE_HEADERS,
  readObject,
  textOf,
  tooBusy,
  type FetchHandler,
  type JsonObject,
} from './auth-messages.ts';
import { QueueFullError } from './fair-queue.ts';
import { fieldOf } from './field-of.ts';
import { PASSWORD_RETRY_SECONDS } from './password-work.ts';
import { isWithinLimits, tooMuchMetadata } from './metadata.ts';
import { askForLink, askForRecovery, signInByPassword } from './sign-in.ts';
import { resend, signUp } from './sign-up.ts';
import { CONFIRM_OTHER_ADDRESS, isLinkType, openToken, tryToken } from './verify-link.ts';

function seeOther(target: string, fragment: Readonly<Record<string, string>>): Response {
  const location = `${target}#${new URLSearchParams(fragment).toString()}`;
  return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, location } });
}

const SESSION_FIELDS = ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type'];

/** Verifies a mailed token sent as `{ type, token_hash }`, as verifyOtp of supabase-js does. */
function verifyPosted(call: AuthCall, context: AuthContext): Promise<Response> | Response {
  const type = textOf(call.body, 'type');
  const token = textOf(call.body, 'token_hash') ?? textOf(call.body, 'token');
  if (!type || !isLinkType(type)) {
    return authError(400, 'validation_failed', 'Verify requires a verification type');
  }
  if (!token) {
    return authError(400, 'validation_failed', 'Verify requires either a token or a token hash');
  }
  return tryToken(call, context, type, token);
}

/**
 * Follows a link of the older form, which points to the service. Like the hosted service, it
 * redirects to the link target with the session's tokens or an error code and description in the
 * fragment. A malformed link redirects too, because its visitor expects a page instead of JSON.
 */
async function followLink(call: AuthCall, context: AuthContext): Promise<Response> {
  const query = new URL(call.request.url).searchParams;
  // Stryker disable next-line StringLiteral: No mutant value is a link type.
  const type = query.get('type') ?? '';
  // Stryker disable next-line StringLiteral: No mutant value is a mailed token.
  const token = query.get('token') ?? '';
  const { linkTarget: target } = context;
  // Not counted as an attempt: any page can make its visitors' browsers request URLs.
  const response = await openToken(call, context, type, token);
  const body: unknown = await response.json();
  if (!response.ok) {
    const code = fieldOf(body, 'error_code');
    const message = fieldOf(body, 'msg');
    return seeOther(target, {
      error: 'access_denied',
      error_code: typeof code === 'string' ? code : 'server_error',
      error_description: typeof message === 'string' ? message : 'The link could not be checked',
    });
  }
  if (fieldOf(body, 'access_token') === undefined)
    return seeOther(target, { message: CONFIRM_OTHER_ADDRESS });
  const session = SESSION_FIELDS.map((name) => [name, String(fieldOf(body, name))] as const);
  return seeOther(target, { ...Object.fromEntries(session), type });
}

type Step = (call: AuthCall, context: AuthContext, email: string) => Promise<Response>;

/** Steps that require an address. */
const BY_ADDRESS: ReadonlyMap<string, Step> = new Map([
  ['/auth/v1/signup', signUp],
  ['/auth/v1/resend', resend],
  ['/auth/v1/otp', askForLink],
  ['/auth/v1/magiclink', askForLink],
  ['/auth/v1/recover', askForRecovery],
  ['/auth/v1/token', signInByPassword],
]);

function isRefresh(request: Request): boolean {
  return new URL(request.url).searchParams.get('grant_type') !== 'password';
}

/** Prevents caching of responses about accounts and gives them all the same headers. */
function asPrivate(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The longest address that RFC 5321 allows. */
const MOST_OF_AN_ADDRESS = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Refuses invalid fields before any lookup, hashing or counting. */
function refuseFields(body: JsonObject): Response | undefined {
  const email = textOf(body, 'email');
  if (email && !(email.toLowerCase().length <= MOST_OF_AN_ADDRESS && ADDRESS.test(email))) {
    const message = 'Unable to validate email address: invalid format';
    return authError(400, 'validation_failed', message);
  }
  return isWithinLimits(body['data']) ? undefined : tooMuchMetadata();
}

async function answerBody(call: AuthCall, context: AuthContext): Promise<Response> {
  const { pathname } = new URL(call.request.url);
  const refused = refuseFields(call.body);
  if (refused !== undefined) return refused;
  if (pathname === '/auth/v1/verify') return verifyPosted(call, context);
  if (pathname === '/auth/v1/user') return changeAccount(call, context);
  const step = BY_ADDRESS.get(pathname);
  if (step === undefined) return call.next(call.request);
  if (pathname === '/auth/v1/token' && isRefresh(call.request)) return call.next(call.request);
  const email = textOf(call.body, 'email');
  // Without an address, @supabase/lite's own error is right.
  if (!email) return call.next(call.request);
  const address = email.toLowerCase();
  return step(call, context, address);
}

/**
 * Makes @supabase/lite behave like the hosted auth service: mailed tokens cannot be guessed,
 * accounts belong to the mailbox's owner, and every address gets the same answers after the same
 * work.
 *
 * @param request - As filtered by auth-guard.ts.
 * @param peer - The caller's IP address; undefined for calls from this process.
 */
export async function answerAuth(
  request: Request,
  peer: string | undefined,
  context: AuthContext,
  next: FetchHandler,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const caller = { request, peer, signal: request.signal, next };
  if (pathname === '/auth/v1/verify') {
    // Mail scanners send HEAD to resolve a link; the link must remain valid for its recipient.
    if (request.method === 'HEAD') return new Response(null, { headers: PRIVATE_HEADERS });
    if (request.method === 'GET') {
      return followLink({ ...caller, body: {} }, context);
    }
  }
  if (request.method !== 'POST' && request.method !== 'PUT') return asPrivate(await next(request));
  const body = await readObject(request);
  try {
    return asPrivate(await answerBody({ ...caller, body }, context));
  } catch (error) {
    if (error instanceof QueueFullError) return tooBusy(PASSWORD_RETRY_SECONDS);
    throw error;
  }
}
