import type { ServerResponse } from 'node:http';

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

type Headers = Readonly<Record<string, string>>;

/** Thrown to refuse a request, by the access check and by every service. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;

  constructor(status: number, body: Refusal['body'], headers: Headers = {}) {
    super(String(body['message'] ?? body['msg']));
    this.status = status;
    this.body = body;
    this.headers = { ...HEADERS, ...headers };
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }

  /** Sends the refusal without reading the rest of the request. */
  send(response: ServerResponse): void {
    const text = JSON.stringify(this.body);
    const headers = { ...this.headers, 'content-length': Buffer.byteLength(text) };
    response.writeHead(this.status, headers).end(text);
  }
}

/**
 * Refuses in the access check's format: the fields that supabase-js reads from the auth service
 * (`error_code`, `msg`) and from the Data API (`code`, `message`).
 */
export function refuse(status: number, message: string, code?: string, headers?: Headers): Refusal {
  const body = code === undefined ? { message } : { code, error_code: code, message, msg: message };
  return new Refusal(status, body, headers);
}

export const refuseLongBody = (): Refusal =>
  refuse(413, 'Request body too large', 'request_too_large', { connection: 'close' });

/** Refuses in the hosted auth service's format, with the fields that belong to the code. */
export function refuseAuth(
  status: number,
  code: string,
  msg: string,
  { headers, details }: { readonly headers?: Headers; readonly details?: object } = {},
): Refusal {
  const body = { code: status, error_code: code, msg, ...details };
  return new Refusal(status, body, { 'x-sb-error-code': code, ...headers });
}

/** Refuses in PostgREST's format, with one of its codes or Postgres'. */
export function refuseData(status: number, code: string, message: string): Refusal {
  return new Refusal(status, { code, details: null, hint: null, message });
}

const EXCLUDED = 'Not part of the embedded Supabase:';

/** What the hosted auth service does (README.md). 400, because auth-js takes 501 for a lost network. */
export const authLacks = (what: string): Refusal =>
  refuseAuth(400, 'not_embedded', `${EXCLUDED} ${what}`);

/** What PostgREST may support and the embedded Data API does not (README.md). */
export const dataLacks = (what: string): Refusal =>
  refuseData(400, 'PGRST100', `${EXCLUDED} ${what}`);
