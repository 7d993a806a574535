import type { Preview } from '@storybook/react-vite';
import '../src/index.css';

export default { parameters: { layout: 'fullscreen' } } satisfies Preview;
