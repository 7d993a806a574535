import {
  AuthFailure,
  DEFAULT_RETRY_AFTER_MS,
  classifyResponse,
  toAuthFailure,
} from '../domain/authFailure.ts';
import type { SupabaseConfig } from './config.ts';

/** A request without a response for this long counts as failed. */
export const REQUEST_TIMEOUT_MS = 15_000;

export type Fetch = typeof globalThis.fetch;

/** The longest accepted wait. Browser timers overflow after 24.8 days and fire at once. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * Parses `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3), to milliseconds. A wait below a
 * second counts as none, to avoid a request loop. A fast device clock turns dates into the past.
 */
export function retryAfterMs(header: string | null, now: number): number {
  const text = String(header);
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000;
  if (!Number.isFinite(wait) || wait < 1000) return DEFAULT_RETRY_AFTER_MS;
  return Math.min(wait, MAX_RETRY_AFTER_MS);
}

function messageOf(body: unknown): { message: string; code: string | undefined } {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = fields.msg ?? fields.error_description ?? fields.message;
  const code = fields.error_code ?? fields.error;
  return {
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : undefined,
  };
}

/**
 * Sends one request to the auth service, without retries.
 * @param request.token the bearer; the public key by default
 * @returns the parsed JSON body, if any
 * @throws AuthFailure
 */
export async function authFetch(
  deps: { config: SupabaseConfig; fetch: Fetch },
  request: {
    method: 'GET' | 'POST' | 'PUT';
    /** Under `/auth/v1`, such as `/user`. */
    path: string;
    body?: unknown;
    token?: string;
    signal?: AbortSignal;
  },
): Promise<unknown> {
  const { config } = deps;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let response: Response;
  try {
    response = await deps.fetch(`${config.url}/auth/v1${request.path}`, {
      method: request.method,
      headers: {
        apikey: config.anonKey,
        authorization: `Bearer ${request.token ?? config.anonKey}`,
        'content-type': 'application/json',
      },
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      // undefined stays undefined: no body.
      body: JSON.stringify(request.body),
    });
  } catch (error) {
    throw toAuthFailure(error);
  }
  let text: string | undefined;
  try {
    text = await response.text();
  } catch (error) {
    // An interrupted body counts as no response, unless the status already tells the failure.
    if (response.ok) throw toAuthFailure(error);
  }
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : undefined;
  } catch {
    if (response.ok) throw new AuthFailure('invalidResponse', '', { code: 'unreadable' });
  }
  if (response.ok) return body;
  const { message, code } = messageOf(body);
  const kind = classifyResponse(response.status, code);
  throw new AuthFailure(kind, message, {
    code,
    status: response.status,
    retryAfterMs:
      kind === 'rateLimited'
        ? retryAfterMs(response.headers.get('retry-after'), Date.now())
        : undefined,
  });
}
