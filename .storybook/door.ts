import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { admitsSocket, createDoor } from 'embedded-supabase/access/middleware';
import { DESK_ENDPOINTS, EDITOR_ENDPOINTS } from '../scripts/lib/access/endpoints.ts';

/** Storybook's own way to its terminal: through it a page may have files written. */
const CHANNEL = '/storybook-server-channel';
const ENDPOINTS = [...DESK_ENDPOINTS, ...EDITOR_ENDPOINTS];

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Of Storybook's development server, what is needed here; `attach` is what it will listen with. */
interface StorybookServer {
  readonly server: Server;
  attach: Listener;
}

function hasListener(app: object): app is StorybookServer {
  return 'attach' in app && typeof app.attach === 'function';
}

/**
 * Puts the door of all our servers before all that Storybook's development server answers, its own index
 * included. That has other origins read it, and middleware comes after it: the door stands where requests
 * arrive.
 *
 * @throws Error when this Storybook is built otherwise: better no board than an open one.
 */
export function keepDoor<App extends object>(app: App, host?: string): App {
  if (!hasListener(app))
    throw new Error('Storybook’s server is built otherwise: .storybook/door.ts');
  const { attach, server } = app;
  const options = { endpoints: ENDPOINTS, host };
  const door = createDoor(options);
  app.attach = (request, response) => door(request, response, () => attach(request, response));
  server.prependListener('upgrade', (request, socket) => {
    if (!admitsSocket(request, options, CHANNEL)) socket.destroy();
  });
  return app;
}
