import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Menus',
  tags: ['!autodocs', 'generated'],
});

/** By mouse and by keys: every transition of the header menu, on the header itself. */
export const OnTheScreen = meta.story({ ...onTheScreen('disclosure') });
