import { fieldOf } from './field-of.ts';

export type FetchHandler = (request: Request) => Promise<Response>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Headers of every response about an account. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * Creates an error in the hosted auth service's format, with the fields that belong to its code.
 */
export function authError(
  status: number,
  code: string,
  msg: string,
  headers: Readonly<Record<string, string>> = {},
  details: JsonObject = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg, ...details },
    { status, headers: { ...PRIVATE_HEADERS, 'x-sb-error-code': code, ...headers } },
  );
}

/** The link is unknown, used or expired; the caller cannot tell which. */
export function linkExpired(): Response {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired');
}

export function mailTooSoon(seconds: number): Response {
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { 'retry-after': String(seconds) },
  );
}

/** Too many attempts with invalid links. */
export function tooManyTries(seconds: number): Response {
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(seconds),
  });
}

/** The queue of passwords to hash is full. Nothing has changed. */
export function tooBusy(seconds: number): Response {
  return authError(
    503,
    'unexpected_failure',
    `The service is busy. Try again in ${seconds} seconds.`,
    { 'retry-after': String(seconds) },
  );
}

/**
 * Parses the JSON object that auth-guard.ts wrote into the body. An empty body is an empty object.
 */
export async function readObject(request: Request): Promise<JsonObject> {
  const text = await request.clone().text();
  return text === '' ? {} : (JSON.parse(text) as JsonObject);
}

export function withBody(request: Request, body: JsonObject): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Picks fields by name. Absent fields stay absent in JSON. */
export function only(body: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

/** Returns a string field; undefined if it is absent or has another type. */
export function textOf(body: JsonObject, name: string): string | undefined {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : undefined;
}
