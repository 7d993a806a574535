import { fieldOf } from './field-of.ts';
import { defaultRedirect, safeRedirect } from './redirects.ts';

/** Answers a request, as `fetch` does. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What this layer needs to know about an account. */
export type IsConfirmed = (email: string) => Promise<boolean>;

const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

interface ErrorBody {
  readonly code: string;
  readonly message: string;
}

async function readError(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null);
  const code = fieldOf(body, 'error_code');
  const message = fieldOf(body, 'msg');
  return {
    code: typeof code === 'string' ? code : 'server_error',
    message: typeof message === 'string' ? message : 'The link could not be checked',
  };
}

/**
 * Follows a mailed link. It ends at its (checked) address with the session's tokens in the fragment, or
 * with the error's code and description there, as the hosted service does. A malformed link too: a person
 * came here from a mail, and JSON is no page.
 */
async function followLink(request: Request, origin: string, next: FetchHandler): Promise<Response> {
  const url = new URL(request.url);
  const target = safeRedirect(url.searchParams.get('redirect_to'), origin);
  url.searchParams.set('redirect_to', target);
  const response = await next(new Request(url, request));
  const location = response.headers.get('location');
  if (location !== null) {
    return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, location } });
  }
  const { code, message } = await readError(response);
  const fragment = new URLSearchParams({
    error: 'access_denied',
    error_code: code,
    error_description: message,
  });
  return new Response(null, {
    status: 303,
    headers: { ...PRIVATE_HEADERS, location: `${target}#${fragment.toString()}` },
  });
}

/**
 * Signs up. An address that already has a confirmed account gets the answer a new one would get, as from
 * the hosted service, so that sign-up does not tell who has an account. @supabase/lite answers 429.
 */
async function signUp(
  request: Request,
  next: FetchHandler,
  isConfirmed: IsConfirmed,
): Promise<Response> {
  const sent: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const response = await next(request);
  const email = fieldOf(sent, 'email');
  if (response.status !== 429 || typeof email !== 'string') return response;
  if (!(await isConfirmed(email.toLowerCase()))) return response;
  const now = new Date().toISOString();
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: fieldOf(sent, 'data') ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/**
 * Where @supabase/lite differs from the hosted auth service in what the site can see, put right:
 * redirect addresses, links looked at by mail scanners, links that fail, repeated sign-ups.
 */
export async function answerAuth(
  request: Request,
  origin: string,
  next: FetchHandler,
  isConfirmed: IsConfirmed,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/auth/v1/verify') {
    // Mail scanners send HEAD to see where a link leads; it must still work for the person afterwards.
    if (request.method === 'HEAD') return new Response(null, { headers: PRIVATE_HEADERS });
    if (request.method === 'GET') return followLink(request, origin, next);
  }
  if (pathname === '/auth/v1/signup' && request.method === 'POST') {
    return signUp(request, next, isConfirmed);
  }
  return next(request);
}

/** The address the links of mails sent by this request shall lead to. */
export function redirectOf(request: Request, origin: string): string {
  const asked = new URL(request.url).searchParams.get('redirect_to');
  return asked === null ? defaultRedirect(origin) : safeRedirect(asked, origin);
}
