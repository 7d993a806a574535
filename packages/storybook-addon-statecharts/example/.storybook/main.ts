import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    {
      name: 'storybook-addon-statecharts',
      options: { storyboards: '../src/**/*.storyboard.@(ts|tsx|js|jsx)' },
    },
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
