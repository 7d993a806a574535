import { HttpResponse, type JsonBodyType } from 'msw';
import { Refusal } from '../refusals.ts';

/** An error of the data service: PostgREST's own codes, or Postgres's with their HTTP status. */
export class DataError extends Refusal {
  /** @param more - PostgREST `Error.hs`, `errorPayload`, and headers */
  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: JsonBodyType; headers?: Readonly<Record<string, string>> } = {},
  ) {
    const { details = null, headers = {} } = more;
    const body = { code, details, hint: null, message };
    super(HttpResponse.json(body, { status, headers }), message);
  }
}
