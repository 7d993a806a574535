import { isSignedWith } from './access-token.ts';
import type { FetchHandler } from './auth-layer.ts';
import { fieldOf } from './field-of.ts';

/** How PostgREST reports an error. */
interface DataError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

function recognise(message: string): DataError | undefined {
  if (/row-level security policy|RLS policy violation/u.test(message)) {
    return { status: 403, code: '42501', message: 'new row violates row-level security policy' };
  }
  if (/CHECK constraint failed/u.test(message)) {
    return { status: 400, code: '23514', message: 'new row violates check constraint' };
  }
  return undefined;
}

/**
 * A refusal with the status and code of the hosted service. @supabase/lite on SQLite answers 500 to some
 * of them, which a client would take for a passing fault and try again.
 */
async function withHostedError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const sent = fieldOf(body, 'message');
  const known = typeof sent === 'string' ? recognise(sent) : undefined;
  if (known === undefined) return response;
  const { status, code, message } = known;
  return Response.json({ code, details: null, hint: null, message }, { status });
}

const NOT_A_TOKEN = {
  code: 'PGRST301',
  details: null,
  hint: null,
  message: 'No suitable key or wrong key type',
} as const;

/**
 * Where @supabase/lite differs from the hosted Data API in what the site can see, put right: statuses of
 * refusals, and tokens that are not ours. (It takes a malformed or unsigned token for none at all.)
 */
export async function answerData(
  request: Request,
  secret: string,
  next: FetchHandler,
): Promise<Response> {
  const [, token] = /^Bearer\s+(.*)$/iu.exec(request.headers.get('authorization') ?? '') ?? [];
  // Clients without a session send the public key in both headers.
  const isKey = token === request.headers.get('apikey');
  const refuse = token !== undefined && !isKey && !isSignedWith(token, secret);
  if (refuse) return Response.json(NOT_A_TOKEN, { status: 401 });
  return withHostedError(await next(request));
}
