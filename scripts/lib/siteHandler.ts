// Serves the built site like the hosts that read `_headers` and `_redirects`.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './hostHeaders.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The host's own files are not pages. */
const hidden = /^\/_(?:headers|redirects)(?:$|[./])/u;

/**
 * The requested path, decoded once; undefined if it cannot be decoded or has superfluous dots or slashes.
 */
function pathnameOf(request: IncomingMessage): string | undefined {
  const [raw = '/'] = (request.url ?? '/').split(/[?#]/u, 1);
  try {
    const pathname = decodeURIComponent(raw);
    return pathname === path.posix.normalize(`/${pathname}`) ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Headers by response. Errors are never cached, whatever the path's rule allows. */
function setHeaders(response: ServerResponse, headers: readonly [string, string][]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...args: unknown[]) => {
    if (status >= 400) response.setHeader('cache-control', 'no-store');
    return writeHead(status, ...args);
  };
}

/** Parses `_redirects`: from, to and status on a line. */
const parseRedirects = (source: string) =>
  new Map(
    [...source.matchAll(/^(\/\S*)\s+(\S+)\s+(\d+)$/gmu)].map(([, from, to = '', status]) => [
      from,
      { to, status: Number(status) },
    ]),
  );

/** Reads the deployed folder and returns a handler that serves its files. */
export function createSiteHandler(client: string): Handler {
  const read = (name: string) => readFileSync(path.join(client, name));
  const rules = parseHeaders(read('_headers').toString());
  const redirects = parseRedirects(read('_redirects').toString());
  const notFound = existsSync(path.join(client, '404.html')) ? read('404.html') : '';
  const files = sirv(client, { extensions: ['html'], brotli: true, gzip: true, etag: true });

  return (request, response) => {
    const pathname = pathnameOf(request);
    setHeaders(response, headersFor(rules, pathname ?? '/'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const missing = (): void => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    };
    const redirect = redirects.get(pathname);
    if (redirect !== undefined) {
      const query = /\?[^#]*/u.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(redirect.status, { location: redirect.to + query }).end();
    } else if (
      pathname === undefined ||
      hidden.test(pathname) ||
      (pathname !== '/' && pathname.endsWith('/'))
    ) {
      missing();
    } else files(request, response, missing);
  };
}
