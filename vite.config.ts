import { readFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { embeddedSupabase } from 'embedded-supabase/vite';
import { defineConfig, minify, transformWithOxc, type Plugin } from 'vite';
import { EDITOR_ENDPOINTS } from './scripts/lib/access/endpoints.ts';
import { buildDay } from './scripts/lib/buildDay.ts';
import { backendOptions, EMBEDDED_DATA_FILE } from './scripts/lib/embeddedSupabase.ts';
import { publishFiles } from './scripts/publications/vite-plugin.ts';
import { publishSheets } from './scripts/take-home/vite-plugin.ts';
import { SESSION_KEY } from './src/services/sessionKey.ts';
import { RESTORING, UNPAINTED } from './src/ui/styles/documentClasses.ts';

/** Values of modules for src/app/boot.js, which is inline and cannot import. */
const bootConstants = Object.fromEntries(
  Object.entries({ RESTORING, SESSION_KEY, UNPAINTED }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]),
);

/** Inlines src/app/boot.js into the document, because a request for it would end after the first paint. */
function bootScript(): Plugin {
  return {
    name: 'tallygrove:boot-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const source = await readFile(new URL('src/app/boot.js', import.meta.url), 'utf8');
        const filled = await transformWithOxc(source, 'boot.js', { define: bootConstants });
        const { code, errors } = await minify('boot.js', filled.code);
        if (errors.length > 0) throw new Error(errors[0]?.message);
        return html.replace('<!--boot-->', () => `<script>${code.trim()}</script>`);
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  define: { BUILD_DAY: JSON.stringify(buildDay()) },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    bootScript(),
    publishFiles(),
    publishSheets(),
    embeddedSupabase({
      backend: backendOptions,
      dataFile: EMBEDDED_DATA_FILE,
      endpoints: EDITOR_ENDPOINTS,
    }),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    // scripts/prerender/licenses.ts reads it and publishes it with the site.
    license: isSsrBuild ? false : { fileName: '.vite/licenses.json' },
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Only scripts/prerender.ts runs the server build.
    minify: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    // A list of each route's modules would be in every page's script. A document preloads its own modules
    // (scripts/prerender/preloadHints.ts); navigation costs one more round trip.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        // Without names, because blockers match file names, and every page's script lists them all.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          // Everything that every page needs, in one request, because it compresses better together.
          groups: [
            { name: 'site', tags: ['$initial'], priority: 4 },
            // What else the home page needs; its content hydrates later (src/app/deferredIsland.tsx).
            {
              name: 'head',
              test: /[/]src[/](?:app[/]PageHead|content[/]homeText)[.]/u,
              priority: 3,
            },
            // The guides in their moods, and the binding of form statecharts to React; the home page needs
            // neither.
            {
              name: 'guides',
              test: /[/]src[/]ui[/]art[/]mascots[/]/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // Shared by most forms, with the binding of statecharts to React.
            {
              name: 'forms',
              test: /[/](?:node_modules[/](?:@xstate|use-sync-external-store|use-isomorphic-layout-effect)|machines[/]form|src[/](?:features[/](?:form|draft)|services[/]drafts|content[/]formConfirmations|ui[/]patterns[/]FormFrame|ui[/]components[/](?:Field|TextField|TextArea|ErrorSummary)))\b/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // The list of sheets, and its components.
            {
              name: 'sheets',
              test: /[/]src[/](?:content[/]takeHome|ui[/]patterns[/]TakeHome)[/]/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // Rosettes with their meanings, of programs, courses, events, posts and bands.
            {
              name: 'emblems',
              test: /[/]src[/]ui[/]art[/]rosette[/]/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // Shared by several pages: on a slow network a request costs more than some kilobytes. Excludes
            // the events, which three pages show.
            {
              name: 'page',
              test: /[/]src[/](?:(?:ui(?![/]screens[/]Fallback)|content(?![/]events[.])|domain)[/]|features[/]notImplemented[.]|services[/]sessionKey[.])/u,
              minShareCount: 3,
              priority: 2,
            },
            // Shared by the page's statecharts and those of forms.
            { name: 'xstate', test: /[/]node_modules[/]xstate[/]/u, priority: 4 },
            // The page's statecharts and their dependencies, loaded once the browser is idle.
            { name: 'actors', test: /[/]src[/]app[/]createActors[.]ts/u, priority: 2 },
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
