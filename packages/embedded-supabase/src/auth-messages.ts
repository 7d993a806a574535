import { fieldOf } from './field-of.ts';

/** Answers a request, as `fetch` does. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** The JSON object that a request carries. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Headers of every answer that says something about an account. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

/** An error as the hosted auth service words it, with fields that belong to its code. */
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

/** The link is unknown, spent or too old: all the same to the caller. */
export function linkExpired(): Response {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired');
}

/** Too soon after the last mail to this address. */
export function mailTooSoon(seconds: number): Response {
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { 'retry-after': String(seconds) },
  );
}

/** Too many tries with links that were never mailed. */
export function tooManyTries(seconds: number): Response {
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(seconds),
  });
}

/** More passwords to hash than can be, just now. Nothing has been changed. */
export function tooBusy(seconds: number): Response {
  return authError(
    503,
    'unexpected_failure',
    `The service is busy. Try again in ${seconds} seconds.`,
    { 'retry-after': String(seconds) },
  );
}

/** The JSON object in a request's body, as auth-guard.ts has written it. An empty body is an empty object. */
export async function readObject(request: Request): Promise<JsonObject> {
  const text = await request.clone().text();
  return text === '' ? {} : (JSON.parse(text) as JsonObject);
}

/** The same request with another body. */
export function withBody(request: Request, body: JsonObject): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** The fields of these names, of a body that may hold more than is asked for. As JSON, those that are absent are absent. */
export function only(body: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

/** A field that is text; undefined when it is absent or anything else. */
export function textOf(body: JsonObject, name: string): string | undefined {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : undefined;
}
