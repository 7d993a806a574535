import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admitted } from './access/access-check.ts';
import { groupsOf } from './groups-of.ts';

/**
 * Reads into one buffer; a chunk per byte would take a hundred times the body's size. Undefined if
 * the body is too large.
 */
async function readBody(req: IncomingMessage, maxBytes: number) {
  const body = Buffer.alloc(maxBytes);
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    if (size + chunk.byteLength > maxBytes) return undefined;
    size += chunk.copy(body, size);
  }
  return body.subarray(0, size);
}

/**
 * Converts a Node request to a Fetch API request. Its host is the site's, whatever the Host header,
 * so that no URL is built from client input. Its path is the admitted one. Undefined if the body
 * exceeds the endpoint's limit.
 */
export async function toFetchRequest(
  req: IncomingMessage,
  origin: string,
  { pathname, endpoint }: Admitted,
  signal: AbortSignal,
): Promise<Request | undefined> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const method = req.method ?? 'GET';
  const init: RequestInit = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') {
    const body = await readBody(req, endpoint.maxBytes);
    if (body === undefined) return undefined;
    init.body = body;
  }
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
