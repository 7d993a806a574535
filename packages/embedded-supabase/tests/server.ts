import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { EMBEDDED_ENDPOINTS } from '../src/access/endpoints.ts';
import { createAccessMiddleware } from '../src/access/middleware.ts';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { KEY } from './support.ts';

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    base: `http://127.0.0.1:${port}`,
    /** Errors that the backend passed on. */
    faults,
    /** Sends a path unchanged; `fetch` would normalise it. */
    send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Got> {
      return new Promise((resolve, reject) => {
        const all = { apikey: KEY, ...headers };
        request({ host: '127.0.0.1', port, path, method, headers: all }, (response) => {
          const { statusCode: status = 0, headers: answered } = response;
          text(response).then((read) => resolve({ status, headers: answered, text: read }), reject);
        })
          .on('error', reject)
          .end(body);
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
