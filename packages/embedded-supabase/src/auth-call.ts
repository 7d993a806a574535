import type { Endpoint } from './access/endpoints.ts';
import { bearerOf, readAccessToken, type Claims } from './access-token.ts';
import { authError } from './auth-error.ts';
import type { JobOwner } from './fair-queue.ts';
import type { JsonObject } from './field-of.ts';
import { depthOf, readJson } from './json-body.ts';

/** The fields of a body that the auth service reads. Other fields are dropped. */
export interface AuthFields {
  /** In lower case. */
  readonly email?: string;
  readonly password?: string;
  readonly refresh_token?: string;
  readonly token_hash?: string;
  readonly type?: string;
  readonly create_user?: boolean;
  readonly data?: JsonObject;
}

const TYPES = {
  email: 'string',
  password: 'string',
  refresh_token: 'string',
  token_hash: 'string',
  type: 'string',
  create_user: 'boolean',
  data: 'object',
} as const satisfies Record<keyof AuthFields, string>;

export interface AuthCall extends JobOwner {
  readonly parameters: URLSearchParams;
  readonly fields: AuthFields;
  /** The caller's valid access token and its claims, where the endpoint requires one. */
  readonly token?: string;
  readonly claims?: Claims;
}

const MAX_METADATA_LEVELS = 16;
const MAX_METADATA_BYTES = 16 * 1024;

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/**
 * The HTML standard's rule, as in browsers and the hosted service: no controls, marks or markup. The
 * length is the most that RFC 5321 allows.
 */
const ADDRESS = new RegExp(
  `^(?=.{1,254}$)[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`,
  'u',
);

/** Returns the known fields, or undefined if one has another type. `null` counts as absent. */
function knownFields(body: JsonObject): AuthFields | undefined {
  const known: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(TYPES)) {
    const value = body[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== type || Array.isArray(value)) return undefined;
    known[name] = value;
  }
  return known;
}

const invalid = (message: string) => authError(400, 'validation_failed', message);

async function readFields(request: Request): Promise<AuthFields | Response> {
  const body = await readJson(request);
  const fields = body.kind === 'object' ? knownFields(body.value) : undefined;
  if (body.kind === 'empty') return {};
  if (fields === undefined) {
    return authError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const { email, data = {} } = fields;
  // Checked before lower-casing, which turns the Kelvin sign into a plain k.
  if (email && !ADDRESS.test(email))
    return invalid('Unable to validate email address: invalid format');
  const bytes = Buffer.byteLength(JSON.stringify(data));
  if (bytes > MAX_METADATA_BYTES || depthOf(data) > MAX_METADATA_LEVELS) {
    const limits = `${MAX_METADATA_BYTES} bytes and ${MAX_METADATA_LEVELS} levels`;
    return invalid(`User metadata takes ${limits} at most`);
  }
  return email === undefined ? fields : { ...fields, email: email.toLowerCase() };
}

/**
 * Reads an admitted request before any lookup, hashing or counting, and an access token only where
 * the endpoint requires one. Returns the call, or the response that refuses it.
 */
export async function readAuthCall(
  request: Request,
  { who }: Endpoint,
  peer: string | undefined,
  secret: string,
): Promise<AuthCall | Response> {
  const authorization = who === 'person' ? request.headers.get('authorization') : null;
  const token = authorization === null ? undefined : bearerOf(authorization);
  const claims = token === undefined ? undefined : await readAccessToken(token, secret);
  if (typeof claims === 'string') {
    return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
  const fields = await readFields(request);
  if (fields instanceof Response) return fields;
  return {
    parameters: new URL(request.url).searchParams,
    fields,
    peer,
    signal: request.signal,
    ...(token === undefined || claims === undefined ? {} : { token, claims }),
  };
}
