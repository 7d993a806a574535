import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Donate',
  tags: ['!autodocs', 'generated'],
});

/** Choosing an amount: every transition that the page lets happen, on the page itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('donate') });
