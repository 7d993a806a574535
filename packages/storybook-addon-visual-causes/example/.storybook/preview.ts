import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// On a busy machine an entry takes longer than the default of one second.
configure({ asyncUtilTimeout: 8000 });

export default { parameters: { layout: 'fullscreen' } } satisfies Preview;
