import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admitted } from './access/access-check.ts';
import { groupsOf } from './groups-of.ts';

/** A request that is answered with a bare status: 413 or 503. */
export class UnreadableRequestError extends Error {
  override name = 'UnreadableRequestError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number) {
    super(`The request cannot be read (${status})`);
    this.status = status;
    this.headers = status === 503 ? { 'retry-after': '1' } : {};
  }
}

/** Reads into one buffer; a chunk per byte would take a hundred times the body's size. */
async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const body = Buffer.alloc(maxBytes);
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    if (size + chunk.byteLength > maxBytes) throw new UnreadableRequestError(413);
    size += chunk.copy(body, size);
  }
  return body.subarray(0, size);
}

/**
 * Converts a Node request to a Fetch API request. Its host is the site's, whatever the Host header,
 * so that no URL is built from client input. Its path is the admitted one.
 *
 * @throws UnreadableRequestError if the body exceeds the endpoint's limit.
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
