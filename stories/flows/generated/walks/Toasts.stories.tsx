import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { toastsScreen } from '../../../../review/walks/screens/toasts.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Toasts',
  tags: ['!autodocs', 'generated'],
});

/** One message after the other, each for its time: every transition, on the page itself. */
export const OnTheScreen = meta.story({ ...everyPath(toastsScreen) });
