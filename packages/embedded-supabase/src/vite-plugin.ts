import type { Plugin } from 'vite';
import { answerFault, createAccessMiddleware } from './access/middleware.ts';
import { closedServer, REQUEST_TIMEOUTS } from './access/closed-server.ts';
import { EMBEDDED_ENDPOINTS, type Endpoint } from './access/endpoints.ts';
import type { EmbeddedSupabase, EmbeddedSupabaseOptions } from './embedded-supabase.ts';
import { publishableKeyOf } from './project.ts';

export interface EmbeddedSupabasePluginOptions {
  /** Returns the backend's options when the server starts, without those that the plugin sets. */
  readonly backend: () => Omit<EmbeddedSupabaseOptions, 'origin' | 'dataFile' | 'log'>;
  /** The file that stores the data between runs. */
  readonly dataFile: string;
  /** Further endpoints, which the server answers with its own middleware. */
  readonly endpoints?: readonly Endpoint[];
}

/** On restart, Vite creates the new server before it closes the old one, which holds the data. */
const running: { backend?: EmbeddedSupabase } = ((globalThis as Record<symbol, unknown>)[
  Symbol.for('embedded-supabase:running')
] ??= {});

/**
 * Adds the access check (access/) to `vite dev`, and serves the embedded Supabase behind it unless
 * `VITE_SUPABASE_URL` names another. Does nothing in builds, Storybook and tests. Set
 * `server.strictPort`, because mailed links contain the configured port.
 */
export function embeddedSupabase(options: EmbeddedSupabasePluginOptions): Plugin {
  const { dataFile, endpoints = [] } = options;
  return {
    name: 'embedded-supabase',
    apply: 'serve',
    config: () => ({ server: closedServer(dataFile) }),
    configureServer: {
      // Run before the middleware of other plugins.
      order: 'pre',
      async handler(server) {
        // In middleware mode (Storybook, Vitest), the host mocks the backend.
        if (!server.httpServer || process.env['VITEST']) return;
        const { env, logger, server: settings } = server.config;
        const backendOptions = options.backend();
        const origin = `http://localhost:${settings.port}`;
        const log = (message: string) => logger.info(message);
        const isEmbedded = !env['VITE_SUPABASE_URL'];
        Object.assign(server.httpServer, REQUEST_TIMEOUTS);
        server.middlewares.use(
          createAccessMiddleware({
            endpoints: isEmbedded ? [...EMBEDDED_ENDPOINTS, ...endpoints] : endpoints,
            origin,
            host: typeof settings.host === 'string' ? settings.host : undefined,
            ...(isEmbedded ? { key: publishableKeyOf(backendOptions.project) } : {}),
          }),
        );
        if (!isEmbedded) return;
        // Import lazily: builds and middleware mode do not need it.
        const { createEmbeddedSupabase } = await import('./embedded-supabase.ts');
        await running.backend?.close();
        const backend = await createEmbeddedSupabase({ ...backendOptions, origin, dataFile, log });
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
