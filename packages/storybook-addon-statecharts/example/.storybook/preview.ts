import type { Preview } from '@storybook/react-vite';
import '../src/feedback/feedback.css';
import '../src/index.css';

export default { parameters: { layout: 'fullscreen' } } satisfies Preview;
