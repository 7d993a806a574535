import type { Plugin } from 'vite';
import { answerFault, createDoor } from '../lib/access/middleware.ts';
import { closedServer } from '../lib/access/closedServer.ts';
import { EMBEDDED_SERVICES } from '../lib/access/endpoints.ts';
import { PATIENCE } from '../lib/listen.ts';
import { EMBEDDED_DATA_FILE, EMBEDDED_PUBLISHABLE_KEY } from './config.ts';
import type { EmbeddedSupabase } from './embedded-supabase.ts';

/** How the development server carries the embedded Supabase. */
export interface EmbeddedSupabasePluginOptions {
  /** The address the site is opened at; by default `http://localhost:` and the server's port. */
  readonly origin?: string;
  /** Where the data is kept between runs. */
  readonly dataFile?: string;
  readonly log?: (message: string) => void;
}

/** A restart of the development server makes a new one before it closes the old, which has the data. */
const running: { backend?: EmbeddedSupabase } = ((globalThis as Record<symbol, unknown>)[
  // Stryker disable next-line StringLiteral: Nothing else in the process keeps anything under either name.
  Symbol.for('tallygrove:embedded-supabase')
] ??= {});

/**
 * Keeps the door of `vite dev` (scripts/lib/access), and serves the embedded Supabase behind it unless
 * `VITE_SUPABASE_URL` names another. Has no part in builds, in Storybook or in tests. Set
 * `server.strictPort`: mailed links lead to the configured port.
 */
export function embeddedSupabase(options: EmbeddedSupabasePluginOptions = {}): Plugin {
  const { dataFile = EMBEDDED_DATA_FILE } = options;
  return {
    name: 'tallygrove:embedded-supabase',
    apply: 'serve',
    config: () => ({ server: closedServer(dataFile) }),
    configureServer: {
      // The door comes before all that other plugins answer.
      order: 'pre',
      async handler(server) {
        // A guest in another server (Storybook, Vitest) has its own stand-in for the backend.
        if (!server.httpServer || process.env['VITEST']) return;
        const { env, logger, server: settings } = server.config;
        const origin = options.origin ?? `http://localhost:${settings.port}`;
        const isEmbedded = !env['VITE_SUPABASE_URL'];
        Object.assign(server.httpServer, PATIENCE);
        server.middlewares.use(
          createDoor({
            services: isEmbedded ? [...EMBEDDED_SERVICES, 'editor'] : ['editor'],
            origin,
            host: typeof settings.host === 'string' ? settings.host : undefined,
            key: EMBEDDED_PUBLISHABLE_KEY,
          }),
        );
        if (!isEmbedded) return;
        // Loaded only here: builds and guests neither need it nor wait for it.
        const { createEmbeddedSupabase } = await import('./embedded-supabase.ts');
        await running.backend?.close();
        const backend = await createEmbeddedSupabase({
          origin,
          dataFile,
          log: options.log ?? ((message) => logger.info(message)),
        });
        running.backend = backend;
        server.middlewares.use((req, res, next) => backend.handle(req, res, next));
        server.middlewares.use(answerFault);
        server.httpServer.once('close', () => {
          backend.close().catch((error: unknown) => logger.error(String(error)));
        });
      },
    },
  };
}
