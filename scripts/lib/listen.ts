import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUTS } from 'embedded-supabase/access/closed-server';

/** A loopback address that this machine lacks: without IPv6 there is no `::1`. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

function listenAt(handler: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Every second, because Node.js checks only twice a minute.
    const server = createServer(
      { ...REQUEST_TIMEOUTS, connectionsCheckingInterval: 1000 },
      handler,
    );
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/**
 * Listens on this machine only, at both addresses that `localhost` can mean, or on the given interface.
 * @param host an address or host name; undefined or empty for this machine only
 * @returns the servers, all on one port
 * @throws what Node.js throws, such as EADDRINUSE
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
): Promise<readonly Server[]> {
  if (host) return [await listenAt(handler, port, host)];
  const first = await listenAt(handler, port, '127.0.0.1');
  const { port: taken } = first.address() as AddressInfo;
  try {
    return [first, await listenAt(handler, taken, '::1')];
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return [first];
    first.close();
    throw error;
  }
}
