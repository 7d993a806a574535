import { defineMain } from '@storybook/react-vite/node';
import { createReadStream } from 'node:fs';
import { closedServer } from 'embedded-supabase/access/closed-server';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { EMBEDDED_DATA_FILE } from '../scripts/lib/embeddedSupabase.ts';
import { docgenOfComponents } from './docgenOfComponents.ts';
import { guardServer } from './guardServer.ts';

/** The mocks' service worker. */
const MOCK_WORKER = 'node_modules/msw/lib/mockServiceWorker.js';

/** Serves the worker to story tests, where `staticDirs` may contain only folders. */
const mockWorker: Plugin = {
  name: 'tallygrove:mock-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      createReadStream(MOCK_WORKER).pipe(response);
    }),
};

/** Settings of Storybook's Vite server. The protected files include no pre-bundled modules. */
const guardedServer = ({ server }: UserConfig): UserConfig => ({
  cacheDir: 'node_modules/.vite/storybook',
  server: { ...server, ...closedServer(EMBEDDED_DATA_FILE) },
});

/** Storybook supports this option, but its type lacks it. */
const devServer = {
  experimental_devServer: <App extends object>(app: App, { host }: { host?: string }) =>
    guardServer(app, host),
};

/** Storybook drops the output's options of `vite.config.ts`. */
const output: Rolldown.OutputOptions = {
  // One request for what several screens share, which is a hundred small modules.
  codeSplitting: {
    groups: [{ name: 'shared', test: /[/](?:src|machines|mocks)[/]/u, minShareCount: 20 }],
  },
};

export default defineMain({
  stories: ['../stories/**/*.stories.tsx'],
  framework: {
    name: '@storybook/react-vite',
    // The site's own vite.config.ts would add its backend and its boot script.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    {
      name: 'storybook-addon-statecharts',
      options: {
        storyboards: '../stories/storyboards/*.storyboard.@(ts|tsx)',
        pictures: '../tests/visual/accepted',
      },
    },
    'storybook-addon-visual-causes',
  ],
  staticDirs: [
    { from: './mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: `../${MOCK_WORKER}`, to: '/mswServiceWorker.js' },
    { from: '../src/ui/styles/fonts', to: '/board/fonts' },
    { from: '../public/favicon.svg', to: '/board/favicon.svg' },
    { from: '../public/take-home', to: '/take-home' },
  ],
  // The checklist is about Storybook, not about the product.
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output } },
    plugins: [...docgenOfComponents(config.plugins ?? []), mockWorker],
    ...(process.env['VITEST'] === undefined ? guardedServer(config) : {}),
  }),
  ...devServer,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript cannot run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});
