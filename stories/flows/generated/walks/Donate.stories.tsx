import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { donateScreen } from '../../../../review/walks/screens/donate.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Donate',
  tags: ['!autodocs', 'generated'],
});

/** Choosing an amount: every transition that the page lets happen, on the page itself. */
export const OnTheScreen = meta.story({ ...everyPath(donateScreen) });
