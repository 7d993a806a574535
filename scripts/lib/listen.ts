import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { REQUEST_TIMEOUTS } from 'embedded-supabase/access/closed-server';

/**
 * Listens like `npm start`: on this machine only, or on the given interface.
 * @param host an address or host name; undefined or empty for this machine only
 * @throws what Node.js throws, such as EADDRINUSE
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
): Promise<Server> {
  // Every second, because Node.js checks only twice a minute.
  const server = createServer({ ...REQUEST_TIMEOUTS, connectionsCheckingInterval: 1000 }, handler);
  await once(server.listen(port, host || 'localhost'), 'listening');
  return server;
}
