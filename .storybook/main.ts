import { defineMain } from '@storybook/react-vite/node';
import { acceptedPicturesPlugin } from './acceptedPicturesPlugin.ts';

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
    plugins: [...(config.plugins ?? []), acceptedPicturesPlugin()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one, react-docgen-typescript, cannot run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});
