import { HttpResponse } from 'msw';

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

  /** A response that names the request, in the error formats of all services. 400, because
   * auth-js takes 501 for a lost network.. */
  respond({ method, url }: Request, { message: missing }: NotMocked) {
    const { pathname, search } = new URL(url);
    const message = `${method} ${pathname}${search} is not mocked: ${missing}`;
    this.add(message);
    return HttpResponse.json(
      {
        statusCode: '400',
        code: 'NOT_MOCKED',
        error: 'NOT_MOCKED',
        message,
        msg: message,
        details: null,
        hint: 'Put a handler of your own before those of msw-supabase.',
      },
      { status: 400 },
    );
  }
}
