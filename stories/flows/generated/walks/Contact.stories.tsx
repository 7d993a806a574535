import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Contact',
  tags: ['!autodocs', 'generated'],
});

/** Writing to the academy: every transition that the form lets happen, on the form itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('contact') });
