import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admitted } from './access/access-check.ts';
import { refuse, refuseLongBody } from './access/refusal.ts';
import { groupsOf } from './groups-of.ts';

/** Reads into one buffer; a chunk per byte would take a hundred times the body's size. */
async function readBody(req: IncomingMessage, maxBytes: number) {
  const body = Buffer.alloc(maxBytes);
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    if (size + chunk.byteLength > maxBytes) throw refuseLongBody();
    size += chunk.copy(body, size);
  }
  return body.subarray(0, size);
}

/**
 * Converts a Node request to a Fetch API request. Its host is the site's, whatever the Host header,
 * so that no URL is built from client input. Its path is the admitted one.
 *
 * @throws Refusal if the body exceeds the endpoint's limit.
 */
export async function toFetchRequest(
  req: IncomingMessage,
  origin: string,
  { pathname, endpoint }: Admitted,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const method = req.method ?? 'GET';
  const init: RequestInit = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') init.body = await readBody(req, endpoint.maxBytes);
  const url = new URL(pathname, origin);
  const [query = ''] = groupsOf(/\?([^#]*)/u, req.url ?? '');
  url.search = query;
  return new Request(url, init);
}

export async function sendFetchResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  res.setHeaders(response.headers);
  res.end(Buffer.from(await response.arrayBuffer()));
}

/**
 * Bounds concurrent requests, and so the memory of their bodies. At the limit, the oldest request
 * whose body is incomplete is dropped, so that slow callers cannot block others.
 */
export function createInFlight(max: number) {
  /** In order of arrival. */
  const present = new Set<ServerResponse>();

  function makeRoom(): void {
    if (present.size < max) return;
    const slowest = [...present].find(({ req }) => !req.complete);
    if (slowest === undefined) {
      const headers = { connection: 'close', 'retry-after': '1' };
      throw refuse(503, 'Too many requests at once', undefined, headers);
    }
    present.delete(slowest);
    slowest.destroy();
  }

  return {
    /** Returns a signal that aborts when the caller disconnects. @throws Refusal without room. */
    enter(res: ServerResponse): AbortSignal {
      makeRoom();
      const gone = new AbortController();
      present.add(res);
      res.once('close', () => {
        present.delete(res);
        if (!res.writableFinished) gone.abort();
      });
      return gone.signal;
    },
  };
}
