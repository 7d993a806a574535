import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { EMBEDDED_ENDPOINTS } from '../src/access/endpoints.ts';
import { createAccessMiddleware } from '../src/access/middleware.ts';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { KEY } from './support.ts';

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The IP address of this machine to connect to. */
  readonly host?: string | undefined;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Starts a server on a free port of this machine, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Closes a server and its connections. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Sends a path unchanged; `fetch` would normalise it. */
export function send(
  port: number,
  path: string,
  { host = '127.0.0.1', body, ...sent }: Sent = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host, port, path, ...sent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((read) => resolve({ status, headers, text: read }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Serves the backend behind its access check on a real HTTP server, as development and preview servers do.
 * Requests outside of its endpoints get `the site`.
 */
export async function serve(backend: Pick<EmbeddedSupabase, 'handle'>) {
  const checkAccess = createAccessMiddleware({ endpoints: EMBEDDED_ENDPOINTS, key: KEY });
  const faults: unknown[] = [];
  const server = createServer((req, res) => {
    checkAccess(req, res, () =>
      backend.handle(req, res, (error) => {
        if (error !== undefined) faults.push(error);
        res.statusCode = error === undefined ? 200 : 500;
        res.end(error === undefined ? 'the site' : 'a fault');
      }),
    );
  });
  const port = await listen(server);
  return {
    server,
    port,
    base: `http://127.0.0.1:${port}`,
    /** Errors that the backend passed on. */
    faults,
    send: (path: string, { headers, ...sent }: Sent = {}) =>
      send(port, path, { headers: { apikey: KEY, ...headers }, ...sent }),
    close: () => close(server),
  };
}
