import { HttpResponse } from 'msw';

/** An error of the data service: PostgREST's own codes, or Postgres's with their HTTP status. */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.headers = more.headers ?? {};
  }

  /** The response body (PostgREST `Error.hs`, `errorPayload`). */
  toResponse() {
    const { status, code, details, message, headers } = this;
    return HttpResponse.json({ code, details, hint: null, message }, { status, headers });
  }
}
