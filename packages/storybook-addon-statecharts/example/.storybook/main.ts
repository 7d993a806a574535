import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', 'storybook-addon-statecharts'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
