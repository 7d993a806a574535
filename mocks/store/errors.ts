import { HttpResponse } from 'msw';

/** An error of the data service: PostgREST's own codes, or Postgres's with their HTTP status. */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null }: { details?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The response body (PostgREST `Error.hs`, `errorPayload`). */
  toResponse() {
    const { status, code, details, message } = this;
    return HttpResponse.json({ code, details, hint: null, message }, { status });
  }
}
