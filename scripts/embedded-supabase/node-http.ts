import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admitted } from '../lib/access/door.ts';

/** A request that is answered with nothing but its status, 413. */
export class UnreadableRequestError extends Error {
  override name = 'UnreadableRequestError';
  readonly status: number;
  constructor(status: number) {
    super(`The request cannot be read (${status})`);
    this.status = status;
  }
}

async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UnreadableRequestError(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A Node request as the Fetch API's. Its host is the site's own, whatever the Host header says: nothing
 * below may build an address from what a client sent. Its path is the one that was admitted, its query as it
 * came.
 *
 * @throws UnreadableRequestError when the body is longer than the endpoint takes.
 */
export async function toFetchRequest(
  req: IncomingMessage,
  origin: string,
  { pathname, endpoint }: Admitted,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const method = req.method ?? 'GET';
  const init: RequestInit = { method, headers };
  if (method !== 'GET' && method !== 'HEAD') init.body = await readBody(req, endpoint.maxBytes);
  const url = new URL(pathname, origin);
  const [, query = ''] = /\?([^#]*)/u.exec(req.url ?? '') ?? [];
  url.search = query;
  return new Request(url, init);
}

/** Sends a Fetch API response through Node's. */
export async function sendFetchResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) res.appendHeader(name, value);
  res.end(Buffer.from(await response.arrayBuffer()));
}
