// Serves the built site as a host does, with its headers and compressed files, on the embedded Supabase.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { loadEnv } from 'vite';
import { EMBEDDED_PUBLISHABLE_KEY } from './embedded-supabase/config.ts';
import { EMBEDDED_SERVICES } from './lib/access/endpoints.ts';
import { answerFault, createDoor } from './lib/access/middleware.ts';
import { announce } from './lib/announce.ts';
import { listen } from './lib/listen.ts';
import { createSiteHandler } from './lib/siteHandler.ts';

const root = path.dirname(import.meta.dirname);
const client = path.join(root, 'dist', 'client');
const port = Number(process.env.PORT ?? 4173);
const origin = `http://localhost:${port}`;

if (!existsSync(path.join(client, '404.html'))) {
  process.stderr.write('There is no built site yet. Run `npm run build` first.\n');
  process.exit(1);
}

const serveSite = createSiteHandler(client);
const embedded = !loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL'];
const backend = embedded
  ? await import('./embedded-supabase/embedded-supabase.ts').then(({ createEmbeddedSupabase }) =>
      createEmbeddedSupabase({ origin }),
    )
  : undefined;

const door = createDoor({
  services: embedded ? EMBEDDED_SERVICES : [],
  origin,
  host: process.env.HOST,
  key: EMBEDDED_PUBLISHABLE_KEY,
});

function serve(request: IncomingMessage, response: ServerResponse): void {
  const site = () => serveSite(request, response);
  door(request, response, () => {
    if (backend === undefined) return site();
    backend.handle(request, response, (error) => {
      if (error === undefined) site();
      else answerFault(error, request, response, () => response.destroy());
    });
  });
}

try {
  await listen(serve, port, process.env.HOST);
  announce({ origin, embedded, what: 'The built site' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview\n`
      : `${message}\n`,
  );
  process.exit(1);
}
