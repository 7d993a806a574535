import { defineMain } from '@storybook/react-vite/node';
import type { IncomingMessage } from 'node:http';
import { closedServer } from 'embedded-supabase/access/closed-server';
import { admissionOf, answerFault } from 'embedded-supabase/access/middleware';
import type { Plugin, UserConfig } from 'vite';
import { EMBEDDED_DATA_FILE } from '../scripts/lib/embeddedSupabase.ts';
import { acceptedPicturesPlugin } from './acceptedPicturesPlugin.ts';
import { docgenOfComponents } from './docgenOfComponents.ts';
import { keepDoor } from './door.ts';
import { tagged, tags } from './sidebar.ts';

/** Verdicts are read and written by those whom the door has let in for them. */
const isAdmitted = (request: IncomingMessage): boolean =>
  admissionOf(request)?.endpoint.service === 'desk';

/** Comes after the desk: a fault of its endpoint is told in the terminal. */
const faults: Plugin = {
  name: 'tallygrove:faults',
  configureServer: ({ middlewares }) => void middlewares.use(answerFault),
};

/** Of Vite in Storybook's server. What it makes ready beforehand is not kept in what is withheld. */
const servedBehindDoor = ({ server }: UserConfig): UserConfig => ({
  cacheDir: 'node_modules/.vite/storybook',
  server: { ...server, ...closedServer(EMBEDDED_DATA_FILE) },
});

/** Known to Storybook, not to the type of its settings. */
const devServer = {
  experimental_devServer: <App extends object>(app: App, { host }: { host?: string }) =>
    keepDoor(app, host),
};

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  framework: {
    name: '@storybook/react-vite',
    // The site's own vite.config.ts brings its backend and its boot script along.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    { name: 'storybook-addon-statecharts', options: { isAdmitted } },
  ],
  // The mocks' service worker: `npm exec -- msw init .storybook/public` after an update of msw.
  staticDirs: [
    './public',
    { from: '../src/ui/styles/fonts', to: '/board/fonts' },
    { from: '../public/favicon.svg', to: '/board/favicon.svg' },
  ],
  // What is found here is about the product, not about Storybook.
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...docgenOfComponents(config.plugins ?? []), acceptedPicturesPlugin(), faults],
    ...(process.env['VITEST'] === undefined ? servedBehindDoor(config) : {}),
  }),
  ...devServer,
  tags,
  experimental_indexers: (existing = []) => tagged(existing),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one, react-docgen-typescript, cannot run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});
