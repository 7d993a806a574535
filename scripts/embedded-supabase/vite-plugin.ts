import type { Plugin } from 'vite';
import { EMBEDDED_DATA_FILE } from './config.ts';

/** How the development server carries the embedded Supabase. */
export interface EmbeddedSupabasePluginOptions {
  /** The address the site is opened at; by default `http://localhost:` and the server's port. */
  readonly origin?: string;
  /** Where the data is kept between runs. */
  readonly dataFile?: string;
  readonly log?: (message: string) => void;
}

/**
 * Serves the embedded Supabase beside the site in `vite dev`, unless `VITE_SUPABASE_URL` names another.
 * Has no part in builds, in Storybook or in tests. Set `server.strictPort`: mailed links lead to the configured port.
 */
export function embeddedSupabase(options: EmbeddedSupabasePluginOptions = {}): Plugin {
  return {
    name: 'tallygrove:embedded-supabase',
    apply: 'serve',
    async configureServer(server) {
      // A guest in another server (Storybook, Vitest) has its own stand-in for the backend.
      if (!server.httpServer || process.env['VITEST']) return;
      if (server.config.env['VITE_SUPABASE_URL']) return;
      // Loaded only here: builds and guests neither need it nor wait for it.
      const { createEmbeddedSupabase } = await import('./embedded-supabase.ts');
      const backend = await createEmbeddedSupabase({
        origin: options.origin ?? `http://localhost:${server.config.server.port}`,
        dataFile: options.dataFile ?? EMBEDDED_DATA_FILE,
        log: options.log ?? ((message) => server.config.logger.info(message)),
      });
      server.middlewares.use((req, res, next) => backend.handle(req, res, next));
      server.httpServer.once('close', () => {
        backend.close().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
