import preview from '../../../../.storybook/preview.tsx';
import { onTheScreen } from 'storybook-addon-statecharts/walks';

const meta = preview.meta({
  title: 'Flows/Every path/Session',
  tags: ['!autodocs', 'generated'],
});

// Together, every transition that the site lets happen.

/** By a link, in the address from the start or coming into the open page. */
export const ByALink = meta.story({ ...onTheScreen('session', 'ByALink') });

/** With a token that is renewed, or cannot be. */
export const Renewed = meta.story({ ...onTheScreen('session', 'Renewed') });

/** Back again, in other tabs, out of sight, and out. */
export const HereAndGone = meta.story({ ...onTheScreen('session', 'HereAndGone') });
