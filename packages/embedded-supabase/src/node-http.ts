import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admitted } from './access/door.ts';

/** A request that is answered with nothing but its status: 413 or 503. */
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

/** One buffer that grows: a body sent byte by byte would cost a hundred times its size in chunks. */
async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  let body = Buffer.alloc(1024);
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    const needed = size + chunk.byteLength;
    if (needed > maxBytes) throw new UnreadableRequestError(413);
    if (needed > body.byteLength) {
      const larger = Buffer.alloc(Math.max(needed, body.byteLength * 2));
      body.copy(larger, 0, 0, size);
      body = larger;
    }
    chunk.copy(body, size);
    size = needed;
  }
  return body.subarray(0, size);
}

/**
 * A Node request as the Fetch API's. Its host is the site's own, whatever the Host header says: nothing
 * below may build an address from what a client sent. Its path is the one that was admitted, its query as it
 * came.
 *
 * @param signal - The request's own: aborted when its caller has gone away.
 * @throws UnreadableRequestError when the body is longer than the endpoint takes.
 */
export async function toFetchRequest(
  req: IncomingMessage,
  origin: string,
  { pathname, endpoint }: Admitted,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headersDistinct)) {
    // Stryker disable next-line ArrayDeclaration: A header that is there has a value; the other side is for the compiler.
    for (const one of value ?? []) headers.append(name, one);
  }
  // Stryker disable next-line StringLiteral: A request that arrived has a method; the other side is for the compiler.
  const method = req.method ?? 'GET';
  const init: RequestInit = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') init.body = await readBody(req, endpoint.maxBytes);
  const url = new URL(pathname, origin);
  // Stryker disable next-line StringLiteral,ArrayDeclaration: A request that arrived has a target; the other side is for the compiler. The first element is the whole match, which is not read.
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
