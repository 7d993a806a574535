import type { ServerResponse } from 'node:http';
import type { Owner } from './routes.ts';

/** An answer that the door gives itself. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent as JSON, in the words of the service that was meant. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer of the door is no page: it may load nothing, be in no frame and be kept in no cache. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-type': 'application/json',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** A refusal in the words of the hosted service, where it has some: clients go by its codes. */
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

/** The gateway of the hosted service, which asks for the key before any service: the same for all of them. */
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

/** A refusal as the Fetch API's answer. */
export function toResponse({ status, headers, body }: Refusal): Response {
  return Response.json(body, { status, headers });
}

/** Sends a refusal. What is left of a request is not read. */
export function sendRefusal({ status, headers, body }: Refusal, response: ServerResponse): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
    .end(response.req.method === 'HEAD' ? undefined : text);
}
