import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { signInScreen } from '../../../../review/walks/screens/signIn.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Sign in',
  tags: ['!autodocs', 'generated'],
});

/** Asking for a link: every transition that the form lets happen, on the form itself. */
export const OnTheScreen = meta.story({ ...everyPath(signInScreen) });
