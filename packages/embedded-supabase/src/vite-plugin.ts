import type { Plugin } from 'vite';
import { answerFault, createDoor } from './access/middleware.ts';
import { closedServer } from './access/closed-server.ts';
import { EMBEDDED_ENDPOINTS, type Endpoint } from './access/endpoints.ts';
import { PATIENCE } from './access/patience.ts';
import type { EmbeddedSupabase, EmbeddedSupabaseOptions } from './embedded-supabase.ts';
import { publishableKeyOf } from './project.ts';

/** How the development server carries the embedded Supabase. */
export interface EmbeddedSupabasePluginOptions {
  /**
   * The backend's options, asked for when the server starts. Of those it has by itself, `origin` is
   * `http://localhost:` and the server's port, and `log` the server's own.
   */
  readonly backend: () => Omit<EmbeddedSupabaseOptions, 'origin'> &
    Partial<Pick<EmbeddedSupabaseOptions, 'origin'>>;
  /** Where the data is kept between runs. */
  readonly dataFile: string;
  /** What the server answers besides, by middleware of its own. */
  readonly endpoints?: readonly Endpoint[];
}

/** A restart of the development server makes a new one before it closes the old, which has the data. */
const running: { backend?: EmbeddedSupabase } = ((globalThis as Record<symbol, unknown>)[
  // Stryker disable next-line StringLiteral: Nothing else in the process keeps anything under either name.
  Symbol.for('embedded-supabase:running')
] ??= {});

/**
 * Keeps the door of `vite dev` (access/), and serves the embedded Supabase behind it unless
 * `VITE_SUPABASE_URL` names another. Has no part in builds, in Storybook or in tests. Set
 * `server.strictPort`: mailed links lead to the configured port.
 */
export function embeddedSupabase(options: EmbeddedSupabasePluginOptions): Plugin {
  const { dataFile, endpoints = [] } = options;
  return {
    name: 'embedded-supabase',
    apply: 'serve',
    config: () => ({ server: closedServer(dataFile) }),
    configureServer: {
      // The door comes before all that other plugins answer.
      order: 'pre',
      async handler(server) {
        // A guest in another server (Storybook, Vitest) has its own stand-in for the backend.
        if (!server.httpServer || process.env['VITEST']) return;
        const { env, logger, server: settings } = server.config;
        const {
          origin = `http://localhost:${settings.port}`,
          log = (message: string) => logger.info(message),
          ...backendOptions
        } = options.backend();
        const isEmbedded = !env['VITE_SUPABASE_URL'];
        Object.assign(server.httpServer, PATIENCE);
        server.middlewares.use(
          createDoor({
            endpoints: isEmbedded ? [...EMBEDDED_ENDPOINTS, ...endpoints] : endpoints,
            origin,
            host: typeof settings.host === 'string' ? settings.host : undefined,
            ...(isEmbedded ? { key: publishableKeyOf(backendOptions.project) } : {}),
          }),
        );
        if (!isEmbedded) return;
        // Loaded only here: builds and guests neither need it nor wait for it.
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
