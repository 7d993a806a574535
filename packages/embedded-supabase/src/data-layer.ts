import type { FetchHandler } from './auth-messages.ts';
import { DataError } from './data-error.ts';
import { guardData, type DataService } from './data-guard.ts';
import { fieldOf } from './field-of.ts';

/** Error codes of @supabase/lite that are passed on unchanged. */
const PASSED_ON = new Set(['PGRST103', 'PGRST116', 'PGRST124']);

/**
 * Translates a database error into the hosted service's; SQLite's message would reveal the
 * statement.
 */
function recognise(message: unknown): DataError {
  // Stryker disable next-line StringLiteral: No mutant value is a known error.
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
 * Replaces an error by the hosted service's status and code. For some errors, @supabase/lite on
 * SQLite answers 500, which a client would retry.
 */
async function withHostedError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const body: unknown = await response
    .clone()
    .json()
    // Stryker disable next-line ArrowFunction: No mutant value has a code or a message.
    .catch(() => null);
  const code = fieldOf(body, 'code');
  // Stryker disable next-line ConditionalExpression: The codes are all strings; the first operand only narrows the type.
  if (typeof code === 'string' && PASSED_ON.has(code)) return response;
  // A response to HEAD has no body to classify.
  if (response.body === null) return new Response(null, { status: response.status });
  return recognise(fieldOf(body, 'message')).toResponse();
}

/** Answers requests that pass the guard as the hosted Data API would. */
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
