import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Toasts',
  tags: ['!autodocs', 'generated'],
});

/** One message after the other, each for its time: every transition, on the page itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('toasts') });
