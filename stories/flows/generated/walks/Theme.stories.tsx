import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { themeScreen } from '../../../../review/walks/screens/theme.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Theme',
  tags: ['!autodocs', 'generated'],
});

/** By the button and by other tabs: every transition, on the page itself. */
export const OnTheScreen = meta.story({ ...everyPath(themeScreen) });
