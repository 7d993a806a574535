/** Creates an error in the hosted auth service's format, with the fields that belong to its code. */
export function authError(
  status: number,
  code: string,
  msg: string,
  headers: Readonly<Record<string, string>> = {},
  details: Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg, ...details },
    { status, headers: { 'x-sb-error-code': code, ...headers } },
  );
}

const waitAndRetry = (status: number, code: string, seconds: number, msg: string) =>
  authError(status, code, msg, { 'retry-after': String(seconds) });

/** What the hosted service does (README.md). 400, because auth-js takes 501 for a lost network. */
export function notEmbedded(what: string): Response {
  return authError(400, 'not_embedded', `Not part of the embedded Supabase: ${what}`);
}

/** The link is unknown, used or expired; the caller cannot tell which. */
export function linkExpired(): Response {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired');
}

export function mailTooSoon(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return waitAndRetry(429, 'over_email_send_rate_limit', seconds, message);
}

export function tooManyTries(seconds: number): Response {
  return waitAndRetry(429, 'over_request_rate_limit', seconds, 'Request rate limit reached');
}

/** The queue of passwords to hash is full. Nothing has changed. */
export function tooBusy(seconds: number): Response {
  const message = `The service is busy. Try again in ${seconds} seconds.`;
  return waitAndRetry(503, 'unexpected_failure', seconds, message);
}
