import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { courseFilterScreen } from '../../../../review/walks/screens/courseFilter.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Course filter',
  tags: ['!autodocs', 'generated'],
});

/** By presses and by the address: every transition, on the page itself. */
export const OnTheScreen = meta.story({ ...everyPath(courseFilterScreen) });
