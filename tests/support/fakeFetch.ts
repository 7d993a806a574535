/** One request that the page sent. */
export interface SentRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
  cache: RequestCache | undefined;
  /** Answers it; otherwise it stays open. */
  answer: (response: Response) => void;
  /** Rejects it like a network error. */
  break: () => void;
}

/** A server's immediate response to a request; undefined leaves it open. */
export type Script = (request: SentRequest) => Response | Error | undefined;

export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Replaces `fetch`: records requests, and answers them by the script or by the test. */
export function fakeNetwork(script: Script = () => undefined) {
  const sent: SentRequest[] = [];
  let answering = script;
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const signal = init?.signal ?? undefined;
      const request: SentRequest = {
        method: init?.method ?? 'GET',
        path: url.pathname + url.search,
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        cache: init?.cache,
        answer: resolve,
        break: () => reject(new TypeError('Failed to fetch')),
      };
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason));
      sent.push(request);
      const answer = answering(request);
      if (answer instanceof Error) reject(answer);
      else if (answer !== undefined) resolve(answer);
    });
  return {
    fetch,
    sent,
    /** Replaces the script from now on. */
    now(to: Script) {
      answering = to;
    },
    last(): SentRequest {
      const request = sent.at(-1);
      if (request === undefined) throw new Error('Nothing was sent');
      return request;
    },
  };
}

/** A response whose body breaks off. */
export function interrupted(status: number): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"access_token":'));
      stream.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status });
}
