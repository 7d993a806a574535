import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

/** What src/app/boot.js takes from the modules: inline, it cannot import. */
const bootConstants = Object.fromEntries(
  Object.entries({ RESTORING, SESSION_KEY, UNPAINTED }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]),
);

/** Puts src/app/boot.js into the document, inline: a request for it would come after the first paint. */
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

/**
 * What Vite puts around every `import()` fetches the modules of a list beforehand. The lists are empty
 * (`modulePreload`, below), and it would be in the script of every page.
 */
function plainImports(): Plugin {
  return {
    name: 'tallygrove:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/**
 * Lets the bundler leave out the router's components that no page uses: its `Link`, `NavLink` and `Form`
 * have a name written onto them, which counts as a use.
 */
function unnamedRouter(): Plugin {
  return {
    name: 'tallygrove:unnamed-router',
    transform: {
      filter: { id: /[/]react-router[/]dist[/]production[/]chunk-/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gmu, (line) => ' '.repeat(line.length))
          .replaceAll(/^(var \w+ =) (\w+\.forwardRef\()/gmu, '$1 /* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}

/**
 * Class names that weigh little in every document: two letters for the file and vanilla-extract's own
 * count, where by itself it puts seven letters of hash. The same in the browser's build and the server's.
 */
function createShortNames(): (name: { hash: string; filePath: string }) => string {
  const files = readdirSync(new URL('src', import.meta.url), { recursive: true })
    .map((file) => `src/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.css.ts'))
    .toSorted();
  const letter = (index: number) => String.fromCodePoint(97 + index);
  const fileHashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath);
    if (index === -1 || index >= 26 * 26) throw new Error(`No short name for ${filePath}`);
    // A file's first name is its hash and 0.
    const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1);
    fileHashes.set(filePath, fileHash);
    return letter(Math.floor(index / 26)) + letter(index % 26) + hash.slice(fileHash.length);
  };
}

/**
 * The router's package gives its development build to everyone, warnings included; the one without
 * them, a twentieth smaller, lies beside it under no name of its own.
 */
const quietRouter = [
  { find: /^react-router$/, replacement: 'index.mjs' },
  { find: /^react-router[/]dom$/, replacement: 'dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${replacement}`, import.meta.url),
  ),
}));

const identifiers = createShortNames();

export default defineConfig(({ command, isSsrBuild }) => ({
  define: { BUILD_DAY: JSON.stringify(buildDay()) },
  resolve: { alias: command === 'build' && !isSsrBuild ? quietRouter : [] },
  plugins: [
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers } : {}),
    bootScript(),
    plainImports(),
    unnamedRouter(),
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
    // Read and put among the site's files by scripts/prerender/licenses.ts.
    license: isSsrBuild ? false : { fileName: '.vite/licenses.json' },
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The server build is only run by scripts/prerender.ts.
    minify: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    // A list of what each route needs would be in every page's script. A page opened by its address
    // names its own modules (scripts/prerender/preloadHints.ts); going on to another costs one more round trip.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // The router's production build warns developers all the same; nobody reads it here.
      treeshake: { manualPureFunctions: isSsrBuild ? [] : ['warning'] },
      output: {
        // Without names: blockers stop files by theirs, and every page's script lists them all.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          // What every page needs comes in one request, and compresses better together.
          groups: [
            { name: 'site', tags: ['$initial'], priority: 4 },
            // All that the home page needs more: its content rests (src/app/deferredIsland.tsx).
            {
              name: 'head',
              test: /[/]src[/](?:app[/]PageHead|content[/]homeText)[.]/u,
              priority: 3,
            },
            // The guides in their moods, and what ties a form's statechart to React: the home page needs neither.
            {
              name: 'guides',
              test: /[/]src[/]ui[/]art[/]mascots[/]/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // What most forms have in common, and what ties a statechart to React.
            {
              name: 'forms',
              test: /[/](?:node_modules[/](?:@xstate|use-sync-external-store|use-isomorphic-layout-effect)|machines[/]form|src[/](?:features[/](?:form|draft)|services[/]drafts|content[/](?:fieldProblems|afterSending)|ui[/]patterns[/]FormFrame|ui[/]components[/](?:Field|TextField|ErrorSummary)))\b/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // The list of sheets, and how it is shown.
            {
              name: 'sheets',
              test: /[/]src[/](?:content[/]takeHome|ui[/]patterns[/]TakeHome)[/]/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // Rosettes with what they mean: of programs, courses, events, posts and bands.
            {
              name: 'emblems',
              test: /[/]src[/]ui[/]art[/]rosette[/]/u,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // What pages have in common: a request costs a slow line more than some kilobytes. Not the events,
            // which three pages show.
            {
              name: 'page',
              test: /[/]src[/](?:(?:ui(?![/]screens[/]Fallback)|content(?![/]events[.])|domain)[/]|features[/]notImplemented[.]|services[/]sessionKey[.])/u,
              minShareCount: 3,
              priority: 2,
            },
            // Of the page's statecharts and of those of forms.
            { name: 'xstate', test: /[/]node_modules[/]xstate[/]/u, priority: 4 },
            // The page's statecharts, and all that they take besides: asked for once the browser is idle.
            { name: 'actors', test: /[/]src[/]app[/]createActors[.]ts/u, priority: 2 },
          ],
        },
      },
    },
  },
  // Without HOST on this machine only.
  server: {
    host: process.env.HOST || 'localhost',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
  },
}));
