import type { ServerResponse } from 'node:http';

/** A response that the access check sends itself. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Every answer of an endpoint is for its caller alone: no cache keeps it, no other page reads it. */
export const PRIVATE_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['cache-control', 'no-store'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
];

/** A refusal is not a page: it may load nothing and be framed nowhere. */
const HEADERS = {
  ...Object.fromEntries(PRIVATE_HEADERS),
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-type': 'application/json',
} as const;

/**
 * Creates a refusal. Its body has the fields that supabase-js reads from the auth service
 * (`error_code`, `msg`) and from the Data API (`code`, `message`).
 */
export function refuse(
  status: number,
  message: string,
  code?: string,
  headers: Readonly<Record<string, string>> = {},
): Refusal {
  const body = code === undefined ? { message } : { code, error_code: code, message, msg: message };
  return { status, headers: { ...HEADERS, ...headers }, body };
}

/** Creates the refusal of the hosted gateway, which checks the key before every service. */
export function refuseWithoutKey(given: string): Refusal {
  const body =
    given === ''
      ? {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        }
      : { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' };
  return { status: 401, headers: HEADERS, body };
}

export const refuseLongBody = (): Refusal =>
  refuse(413, 'Request body too large', 'request_too_large', { connection: 'close' });

export const refuseForNow = (): Refusal =>
  refuse(503, 'Too many requests at once', undefined, { connection: 'close', 'retry-after': '1' });

export function toResponse({ status, headers, body }: Refusal): Response {
  return Response.json(body, { status, headers });
}

/** Sends a refusal without reading the rest of the request. */
export function sendRefusal({ status, headers, body }: Refusal, response: ServerResponse): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}
