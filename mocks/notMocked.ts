import { HttpResponse } from 'msw';

/** The requests without an answer since they were last taken; each is a mistake in a story. */
export const unhandled: string[] = [];

/**
 * Thrown for a request that a hosted project answers and these mocks do not; its message is the part
 * that is not mocked.
 */
export class NotMocked extends Error {
  /** Names the request in the message, in the error format of both the data and the storage service. */
  toResponse({ method, url }: Request) {
    const { pathname, search } = new URL(url);
    const message = `${method} ${pathname}${search} is not mocked: ${this.message}`;
    unhandled.push(message);
    return HttpResponse.json(
      {
        statusCode: '501',
        code: 'NOT_MOCKED',
        error: 'NOT_MOCKED',
        message,
        details: null,
        hint: 'Add it to mocks/, or put a handler of your own before the mocks.',
      },
      { status: 501 },
    );
  }
}
