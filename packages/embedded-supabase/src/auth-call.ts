import type { Endpoint } from './access/endpoints.ts';
import { refuseAuth } from './access/refusal.ts';
import { bearerOf, readAccessToken, type Claims } from './access-token.ts';
import type { JobOwner } from './fair-queue.ts';
import { depthOf, isObject, readJson, type JsonObject } from './json.ts';

const NO_DATA: JsonObject = {};
/** The fields of a body that the auth service reads, with a value of each type. Others are dropped. */
const EXAMPLES = {
  email: '',
  password: '',
  refresh_token: '',
  token_hash: '',
  type: '',
  create_user: false,
  data: NO_DATA,
};

type Fields = Readonly<Partial<typeof EXAMPLES>>;

export interface AuthCall extends JobOwner {
  readonly parameters: URLSearchParams;
  /** The e-mail address is in lower case. */
  readonly fields: Fields;
  /** The caller's valid access token and its claims, where the endpoint requires one. */
  readonly token: string | undefined;
  readonly claims: Claims | undefined;
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

export const invalid = (message: string) => refuseAuth(400, 'validation_failed', message);

/** Returns the call's e-mail address. @throws Refusal if it has none. */
export function addressOf({ fields: { email } }: AuthCall): string {
  if (email) return email;
  throw invalid('An email address is required');
}

const badJson = () => refuseAuth(400, 'bad_json', 'Could not parse request body as JSON');

/** Returns the known fields. `null` counts as absent. @throws Refusal if one has another type. */
async function readFields(request: Request): Promise<Fields> {
  const body = await readJson(request);
  if (body === null) return {};
  if (!isObject(body)) throw badJson();
  const known: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const value = body[name] ?? undefined;
    if (value === undefined) continue;
    if (typeof value !== typeof example || Array.isArray(value)) throw badJson();
    known[name] = value;
  }
  return known;
}

function checkFields({ email, data = {} }: Fields): void {
  // Checked before lower-casing, which turns the Kelvin sign into a plain k.
  if (email && !ADDRESS.test(email))
    throw invalid('Unable to validate email address: invalid format');
  const bytes = Buffer.byteLength(JSON.stringify(data));
  if (bytes <= MAX_METADATA_BYTES && depthOf(data) <= MAX_METADATA_LEVELS) return;
  const limits = `${MAX_METADATA_BYTES} bytes and ${MAX_METADATA_LEVELS} levels`;
  throw invalid(`User metadata takes ${limits} at most`);
}

/**
 * Reads an admitted request before any lookup, hashing or counting, and an access token only where
 * the endpoint requires one. @throws Refusal
 */
export async function readAuthCall(
  request: Request,
  { who }: Endpoint,
  peer: string | undefined,
  secret: string,
): Promise<AuthCall> {
  const authorization = who === 'person' ? request.headers.get('authorization') : null;
  const token = authorization === null ? undefined : bearerOf(authorization);
  const claims = token === undefined ? undefined : await readAccessToken(token, secret);
  if (typeof claims === 'string')
    throw refuseAuth(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const fields = await readFields(request);
  checkFields(fields);
  return {
    parameters: new URL(request.url).searchParams,
    fields: { ...fields, ...(fields.email && { email: fields.email.toLowerCase() }) },
    peer,
    signal: request.signal,
    token,
    claims,
  };
}
