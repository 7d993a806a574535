import type { FetchHandler } from './auth-messages.ts';
import { DataError } from './data-error.ts';
import { guardData, type DataService } from './data-guard.ts';
import { fieldOf } from './field-of.ts';

/** What the database itself may answer to a request that the guard let through. */
const PASSED_ON = new Set(['PGRST103', 'PGRST116', 'PGRST124']);

/** A refusal of the database, in our own words: those of SQLite name its statements. */
function recognise(message: unknown): DataError {
  // Stryker disable next-line StringLiteral: Neither is a refusal that is known.
  const text = typeof message === 'string' ? message : '';
  if (/row-level security policy|RLS policy violation/u.test(text)) {
    return new DataError(403, '42501', 'new row violates row-level security policy');
  }
  if (/CHECK constraint failed/u.test(text)) {
    return new DataError(400, '23514', 'new row violates check constraint');
  }
  if (/NOT NULL constraint failed/u.test(text)) {
    return new DataError(400, '23502', 'null value violates not-null constraint');
  }
  if (/UNIQUE constraint failed/u.test(text)) {
    return new DataError(409, '23505', 'duplicate key value violates unique constraint');
  }
  if (/FOREIGN KEY constraint failed/u.test(text)) {
    return new DataError(409, '23503', 'insert or update violates foreign key constraint');
  }
  return new DataError(500, 'XX000', 'The database could not answer');
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
    // Stryker disable next-line ArrowFunction: Neither has a code or a message.
    .catch(() => null);
  const code = fieldOf(body, 'code');
  // Stryker disable next-line ConditionalExpression: What is no text is not among the codes; the first half is for the compiler.
  if (typeof code === 'string' && PASSED_ON.has(code)) return response;
  // An answer to HEAD has no body to go by.
  if (response.body === null) return new Response(null, { status: response.status });
  return recognise(fieldOf(body, 'message')).toResponse();
}

/** The Data API: what the guard lets through, answered as the hosted service would. */
export async function answerData(
  request: Request,
  service: DataService,
  next: FetchHandler,
): Promise<Response> {
  try {
    const passed = await guardData(request, service);
    return passed instanceof Response ? passed : await withHostedError(await next(passed));
  } catch (error) {
    if (error instanceof DataError) return error.toResponse();
    throw error;
  }
}
