import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Sign in',
  tags: ['!autodocs', 'generated'],
});

/** Asking for a link: every transition that the form lets happen, on the form itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('signIn') });
