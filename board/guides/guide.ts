// A component's or pattern's documentation beside its stories.
export type { Guide } from 'storybook-addon-statecharts/docs';
