import { HttpResponse } from 'msw';

/** Thrown to end a request with a service's refusal. */
export class Refusal extends Error {
  readonly response: Response;

  constructor(response: Response, message?: string) {
    super(message);
    this.response = response;
  }
}

/** An error of the data service: PostgREST's own codes, or Postgres's with their HTTP status. */
export class DataError extends Refusal {
  /** @param details - PostgREST `Error.hs`, `errorPayload` */
  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const body = { code, details, hint: null, message };
    super(HttpResponse.json(body, { status, headers }), message);
  }
}

/**
 * Thrown for a request that a hosted project answers and this package does not; its message names
 * the part that is missing.
 */
export class NotMocked extends Error {}
