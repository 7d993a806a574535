import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { admitsSocket, createAccessMiddleware } from 'embedded-supabase/access/middleware';
import { EDITOR_ENDPOINTS } from '../scripts/lib/access/endpoints.ts';

/** Storybook's server channel, which lets a page write files. */
const CHANNEL = '/storybook-server-channel';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The parts of Storybook's server that this file uses; `attach` is its request listener. */
interface StorybookServer {
  readonly server: Server;
  attach: Listener;
}

function hasListener(app: object): app is StorybookServer {
  return 'attach' in app && typeof app.attach === 'function';
}

/**
 * Puts access control before everything that Storybook's development server answers, including its
 * index, which other origins may read. Middleware would run too late, so it wraps the request
 * listener.
 *
 * @throws Error if Storybook's server has another shape: an open board is worse than none.
 */
export function guardServer<App extends object>(app: App, host?: string): App {
  if (!hasListener(app))
    throw new Error(
      'Storybook’s server has no `attach` listener. Adapt .storybook/guardServer.ts to this version.',
    );
  const { attach, server } = app;
  const options = { endpoints: EDITOR_ENDPOINTS, host };
  const checkAccess = createAccessMiddleware(options);
  app.attach = (request, response) =>
    checkAccess(request, response, () => attach(request, response));
  server.prependListener('upgrade', (request, socket) => {
    if (!admitsSocket(request, options, CHANNEL)) socket.destroy();
  });
  return app;
}
