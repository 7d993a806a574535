import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Sign up',
  tags: ['!autodocs', 'generated'],
});

/** Creating an account: every transition that the form lets happen, on the form itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('signUp') });
