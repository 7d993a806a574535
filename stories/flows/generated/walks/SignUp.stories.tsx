import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { signUpScreen } from '../../../../review/walks/screens/signUp.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Sign up',
  tags: ['!autodocs', 'generated'],
});

/** Creating an account: every transition that the form lets happen, on the form itself. */
export const OnTheScreen = meta.story({ ...everyPath(signUpScreen) });
