import {
  AuthFailure,
  DEFAULT_RETRY_AFTER_MS,
  kindOfAnswer,
  toAuthFailure,
} from '../domain/authFailure.ts';
import type { SupabaseConfig } from './config.ts';

/** A request that has not been answered after this long counts as not answered. */
export const REQUEST_TIMEOUT_MS = 15_000;

export type Fetch = typeof globalThis.fetch;

/** The longest wait that is believed. Browsers' timers hold 24.8 days, and ring at once beyond. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * `Retry-After` in milliseconds; it holds seconds or a date (RFC 9110, 10.2.3). A wait below a second
 * is none: asked again that soon, a server that is too busy would be asked without end. Dates have
 * gone by wherever the device's clock is fast.
 */
export function retryAfterMs(header: string | null, now: number): number {
  const text = String(header);
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000;
  if (!Number.isFinite(wait) || wait < 1000) return DEFAULT_RETRY_AFTER_MS;
  return Math.min(wait, MAX_RETRY_AFTER_MS);
}

function wordsOf(body: unknown): { message: string; code: string | undefined } {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = fields.msg ?? fields.error_description ?? fields.message;
  const code = fields.error_code ?? fields.error;
  return {
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : undefined,
  };
}

/**
 * One request to the auth service, one attempt.
 * @param request.token the bearer; the public key when absent
 * @returns the parsed JSON body, undefined when there is none
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
      // Of nothing it makes nothing.
      body: JSON.stringify(request.body),
    });
  } catch (error) {
    throw toAuthFailure(error);
  }
  // Stryker disable next-line StringLiteral: It is read after a no that broke off only, where neither is JSON.
  let text = '';
  try {
    text = await response.text();
  } catch (error) {
    // Cut off on the way: no answer, unless the status has said everything.
    if (response.ok) throw toAuthFailure(error);
  }
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    if (response.ok) throw new AuthFailure('invalidResponse', '');
  }
  if (response.ok) return body;
  const { message, code } = wordsOf(body);
  const kind = kindOfAnswer(response.status, code);
  throw new AuthFailure(kind, message, {
    code,
    status: response.status,
    retryAfterMs:
      kind === 'rateLimited'
        ? retryAfterMs(response.headers.get('retry-after'), Date.now())
        : undefined,
  });
}
