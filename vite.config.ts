import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { embeddedSupabase } from 'embedded-supabase/vite';
import { defineConfig } from 'vite';
import { EDITOR_ENDPOINTS } from './scripts/lib/access/endpoints.ts';
import { bootScript } from './scripts/lib/bootScript.ts';
import { buildDay } from './scripts/lib/buildDay.ts';
import { backendOptions, EMBEDDED_DATA_FILE } from './scripts/lib/embeddedSupabase.ts';
import { publishFiles } from './scripts/publications/vite-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  define: { BUILD_DAY: JSON.stringify(buildDay()) },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    bootScript(),
    publishFiles(),
    embeddedSupabase({
      backend: backendOptions,
      dataFile: EMBEDDED_DATA_FILE,
      endpoints: EDITOR_ENDPOINTS,
    }),
  ],
  // Vite's scan does not see what vanilla-extract's styles import: the first page would be loaded twice.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    // scripts/prerender/licenses.ts reads it and publishes it with the site.
    license: isSsrBuild ? false : { fileName: '.vite/licenses.json' },
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Only scripts/build-site.ts runs the server build.
    minify: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: true,
    // A list of each route's modules would be in every page's script. A document preloads its own modules
    // (scripts/prerender/startFiles.ts); navigation costs one more round trip.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // Without names, because blockers match file names, and every page's script lists them all.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          // Everything that every page needs, in one request, because it compresses better together.
          groups: [
            // Evaluated in a task of its own (src/app/entry-client.tsx).
            {
              name: 'react',
              test: /[/]node_modules[/](?:react|react-dom|scheduler)[/]|vite[/]preload-helper/u,
              priority: 5,
            },
            // What every page needs, in one request, because it compresses better together.
            { name: 'site', test: /[/]src[/]app[/]start[.]tsx/u, priority: 4 },
            // Shared by the page's statecharts and those of forms.
            { name: 'xstate', test: /[/]node_modules[/]xstate[/]/u, priority: 3 },
            // Shared by several pages: on a slow network a request costs more than some kilobytes.
            {
              name: 'page',
              test: /[/]src[/](?:ui|content|domain|features)[/]/u,
              minShareCount: 5,
              priority: 2,
            },
            // Shared by forms and the page's statecharts.
            {
              name: 'forms',
              test: /[/](?:machines|src[/]services)[/]/u,
              minShareCount: 2,
              priority: 2,
            },
            // Shared by About and the account menu: About would load all statecharts with it.
            { name: 'actors-avatar', test: /[/]components[/]Avatar[/]/u, priority: 2 },
            // The page's statecharts and their dependencies, loaded once the browser is idle.
            { name: 'actors', test: /[/]src[/]app[/]createActors[.]ts/u, priority: 1 },
          ],
        },
      },
    },
  },
  // Without HOST, only this machine.
  server: {
    host: process.env.HOST || 'localhost',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
  },
}));
