import { HttpResponse } from 'msw';

/** An error of the data service: PostgREST's own codes, or Postgres's with their HTTP status. */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: unknown; hint?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }

  /** The response body (PostgREST `Error.hs`, `errorPayload`). */
  toResponse() {
    const { status, code, details, hint, message } = this;
    return HttpResponse.json({ code, details, hint, message }, { status });
  }
}
