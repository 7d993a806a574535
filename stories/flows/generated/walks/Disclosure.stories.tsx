import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { disclosureScreen } from '../../../../review/walks/screens/disclosure.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Menus',
  tags: ['!autodocs', 'generated'],
});

/** By mouse and by keys: every transition of the header menu, on the header itself. */
export const OnTheScreen = meta.story({ ...everyPath(disclosureScreen) });
