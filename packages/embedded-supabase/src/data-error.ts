/**
 * An error as PostgREST reports it: an HTTP status, a PostgREST or Postgres code, and a message for
 * developers.
 */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { hint?: string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }

  /** Returns the response in the hosted Data API's format. */
  toResponse(): Response {
    const { code, hint, message, status, headers } = this;
    return Response.json({ code, details: null, hint, message }, { status, headers });
  }
}

export function unreadable(parameter: string): DataError {
  return new DataError(400, 'PGRST100', `failed to parse the parameter "${parameter}"`);
}

export function badBody(message = 'Empty or invalid json'): DataError {
  return new DataError(400, 'PGRST102', message);
}

export function unknownColumn(table: string, column: string): DataError {
  return new DataError(400, '42703', `column ${table}.${column} does not exist`);
}

export function badValue(type: string): DataError {
  if (type === 'timestamptz') {
    return new DataError(400, '22007', 'invalid input syntax for type timestamp with time zone');
  }
  return new DataError(400, '22P02', `invalid input syntax for type ${type}`);
}
