import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Course filter',
  tags: ['!autodocs', 'generated'],
});

/** By presses and by the address: every transition, on the page itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('courseFilter') });
