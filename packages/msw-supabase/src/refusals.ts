import { HttpResponse } from 'msw';

/** Thrown to end a request with a service's refusal. */
export class Refusal extends Error {
  readonly response: Response;

  constructor(response: Response, message?: string) {
    super(message);
    this.response = response;
  }
}

/**
 * Thrown for a request that a hosted project answers and this package does not; its message names
 * the part that is missing.
 */
export class NotMocked extends Error {}

/** What was requested and not answered since it was last read; each is a mistake in a test. */
export class Unanswered {
  private requests: string[] = [];

  add(request: string): void {
    this.requests.push(request);
  }

  /** Returns the list and empties it. */
  take(): string[] {
    return this.requests.splice(0);
  }

  /** Names the request in the error formats of all services. 400: auth-js takes 501 for a lost network. */
  respond({ method, url }: Request, { message: missing }: NotMocked) {
    const { pathname, search } = new URL(url);
    const message = `${method} ${pathname}${search} is not mocked: ${missing}`;
    this.add(message);
    const code = 'NOT_MOCKED';
    const hint = 'Put a handler of your own before those of msw-supabase.';
    const body = {
      statusCode: '400',
      code,
      error: code,
      message,
      msg: message,
      details: null,
      hint,
    };
    return HttpResponse.json(body, { status: 400 });
  }
}
