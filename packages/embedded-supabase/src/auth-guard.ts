import type { Endpoint } from './access/endpoints.ts';
import { bearerOf, faultOf, type TokenFault } from './access-token.ts';
import { authError, type FetchHandler } from './auth-messages.ts';
import { readJsonObject } from './json-body.ts';

/** The permitted body fields and their types. Other fields are dropped. */
const FIELDS: ReadonlyMap<string, 'string' | 'boolean' | 'object'> = new Map([
  ...[
    'auth_code',
    'code_challenge',
    'code_challenge_method',
    'code_verifier',
    'email',
    'password',
    'phone',
    'refresh_token',
    'scope',
    'token',
    'token_hash',
    'type',
  ].map((name) => [name, 'string'] as const),
  ['create_user', 'boolean'],
  ['data', 'object'],
  ['gotrue_meta_security', 'object'],
  ['options', 'object'],
]);

const PARAMETERS = [
  'apikey',
  'code_challenge',
  'code_challenge_method',
  'grant_type',
  'provider',
  'redirect_to',
  'scope',
  'scopes',
  'token',
  'token_hash',
  'type',
];

const TOKEN_FAULTS: Readonly<Record<TokenFault, string>> = {
  malformed: 'token is malformed',
  foreign: 'token signature is invalid: signature is invalid',
  expired: 'token has invalid claims: token is expired',
  role: 'token has invalid claims: role is not allowed',
};

function isOfType(value: unknown, type: 'string' | 'boolean' | 'object'): boolean {
  return typeof value === type && !Array.isArray(value);
}

/**
 * Returns the permitted fields of a body, or undefined if one has another type. `null` counts as
 * absent.
 */
function knownFields(body: Readonly<Record<string, unknown>>) {
  const known: Record<string, unknown> = {};
  for (const [name, type] of FIELDS) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (!isOfType(value, type)) return undefined;
    known[name] = value;
  }
  return known;
}

async function bodyFor(request: Request): Promise<string | Response | null> {
  const body = await readJsonObject(request);
  if (body.kind === 'empty') return null;
  const known = body.kind === 'object' ? knownFields(body.value) : undefined;
  if (known !== undefined) return JSON.stringify(known);
  return authError(400, 'bad_json', 'Could not parse request body as JSON');
}

function urlFor(request: Request): URL {
  const requested = new URL(request.url);
  const url = new URL(requested.pathname, requested);
  for (const name of PARAMETERS) {
    const value = requested.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

/**
 * Filters requests before @supabase/lite's auth service: only known query parameters and one JSON
 * object of typed fields pass. An access token reaches only the endpoints that require one, and
 * only if it is a person's.
 *
 * @param request - As admitted to this endpoint by the access check (access/).
 */
export async function guardAuth(
  request: Request,
  endpoint: Endpoint,
  secret: string,
  next: FetchHandler,
): Promise<Response> {
  const url = urlFor(request);
  const { method } = request;
  const headers = new Headers(request.headers);
  for (const name of ['authorization', 'content-length', 'transfer-encoding']) headers.delete(name);
  const authorization = request.headers.get('authorization');
  if (endpoint.who === 'person' && authorization !== null) {
    const token = bearerOf(authorization);
    const fault = faultOf(token, secret, Date.now());
    if (fault !== undefined) {
      const reason = TOKEN_FAULTS[fault];
      return authError(
        403,
        'bad_jwt',
        `invalid JWT: unable to parse or verify signature, ${reason}`,
      );
    }
    headers.set('authorization', `Bearer ${token}`);
  }
  const body = await bodyFor(request);
  if (body instanceof Response) return body;
  if (body !== null) headers.set('content-type', 'application/json');
  return next(new Request(url, { method, headers, body, signal: request.signal }));
}
