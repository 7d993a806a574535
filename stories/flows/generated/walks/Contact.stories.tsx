import preview from '../../../../.storybook/preview.tsx';
import { everyPath } from '../../../../review/walks/play.tsx';
import { contactScreen } from '../../../../review/walks/screens/contact.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Contact',
  tags: ['!autodocs', 'generated'],
});

/** Writing to the academy: every transition that the form lets happen, on the form itself. */
export const OnTheScreen = meta.story({ ...everyPath(contactScreen) });
