import { normalizePath, type Plugin } from 'vite';
import { PATIENCE } from '../lib/listen.ts';
import { EMBEDDED_DATA_FILE } from './config.ts';
import type { EmbeddedSupabase } from './embedded-supabase.ts';

/** How the development server carries the embedded Supabase. */
export interface EmbeddedSupabasePluginOptions {
  /** The address the site is opened at; by default `http://localhost:` and the server's port. */
  readonly origin?: string;
  /** Where the data is kept between runs. */
  readonly dataFile?: string;
  readonly log?: (message: string) => void;
}

/** What Vite keeps to itself unless told otherwise, which ours would replace. */
const DENIED_BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** What is never served: everything in .cache, and a data file kept elsewhere with all beside it. */
function denied(dataFile: string): string[] {
  const literal = normalizePath(dataFile).replace(/[\\()[\]{}!*?+@|]/gu, '\\$&');
  return [...DENIED_BY_VITE, '**/.cache/**', `${literal}*`];
}

/** A restart of the development server makes a new one before it closes the old, which has the data. */
const running: { backend?: EmbeddedSupabase } = ((globalThis as Record<symbol, unknown>)[
  Symbol.for('tallygrove:embedded-supabase')
] ??= {});

/**
 * Serves the embedded Supabase beside the site in `vite dev`, unless `VITE_SUPABASE_URL` names another.
 * Has no part in builds, in Storybook or in tests. Set `server.strictPort`: mailed links lead to the configured port.
 */
export function embeddedSupabase(options: EmbeddedSupabasePluginOptions = {}): Plugin {
  return {
    name: 'tallygrove:embedded-supabase',
    apply: 'serve',
    config: () => ({
      server: { fs: { deny: denied(options.dataFile ?? EMBEDDED_DATA_FILE) } },
    }),
    async configureServer(server) {
      // A guest in another server (Storybook, Vitest) has its own stand-in for the backend.
      if (!server.httpServer || process.env['VITEST']) return;
      if (server.config.env['VITE_SUPABASE_URL']) return;
      // Loaded only here: builds and guests neither need it nor wait for it.
      const { createEmbeddedSupabase } = await import('./embedded-supabase.ts');
      await running.backend?.close();
      const backend = await createEmbeddedSupabase({
        origin: options.origin ?? `http://localhost:${server.config.server.port}`,
        dataFile: options.dataFile ?? EMBEDDED_DATA_FILE,
        log: options.log ?? ((message) => server.config.logger.info(message)),
      });
      running.backend = backend;
      Object.assign(server.httpServer, PATIENCE);
      server.middlewares.use((req, res, next) => backend.handle(req, res, next));
      server.httpServer.once('close', () => {
        backend.close().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
