/**
 * An error as PostgREST reports it: an HTTP status, a PostgREST or Postgres code, and a message for
 * developers.
 */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Returns the response in the hosted Data API's format. */
  toResponse(): Response {
    const { code, message, status } = this;
    return Response.json({ code, details: null, hint: null, message }, { status });
  }
}

/** PostgREST does this, or cannot read it either; the embedded Data API does not (README.md). */
export function notEmbedded(what: string): DataError {
  return new DataError(400, 'PGRST100', `Not part of the embedded Supabase: ${what}`);
}

export function badBody(message = 'Empty or invalid json'): DataError {
  return new DataError(400, 'PGRST102', message);
}

export function badValue(type: string): DataError {
  return new DataError(400, '22P02', `invalid input syntax for type ${type}`);
}

/**
 * Translates a database error into the hosted service's; SQLite's message would reveal the
 * statement.
 */
export function recogniseDataError(text: string): DataError {
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
