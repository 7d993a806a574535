import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', 'storybook-addon-visual-causes'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
