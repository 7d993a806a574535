import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Theme',
  tags: ['!autodocs', 'generated'],
});

/** By the button and by other tabs: every transition, on the page itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('theme') });
