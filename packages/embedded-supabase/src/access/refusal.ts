import type { ServerResponse } from 'node:http';
import type { Owner } from './routes.ts';

/** A response that the access check sends itself. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body, worded as by the service that was called. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A refusal is not a page: it may load nothing, be framed nowhere and be cached nowhere. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-type': 'application/json',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Creates a refusal with the hosted service's error codes, which clients rely on. */
export function refuse(
  owner: Owner | undefined,
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Refusal {
  const all = { ...HEADERS, ...headers };
  if (owner === 'auth') {
    const body = { code: status, error_code: code, msg: message };
    return { status, headers: { ...all, 'x-sb-error-code': code }, body };
  }
  if (owner === 'data') {
    return { status, headers: all, body: { code, details: null, hint: null, message } };
  }
  return { status, headers: all, body: { message } };
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

export function toResponse({ status, headers, body }: Refusal): Response {
  return Response.json(body, { status, headers });
}

/** Sends a refusal without reading the rest of the request. */
export function sendRefusal({ status, headers, body }: Refusal, response: ServerResponse): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
    .end(response.req.method === 'HEAD' ? undefined : text);
}
