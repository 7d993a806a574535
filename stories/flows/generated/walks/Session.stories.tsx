import preview from '../../../../.storybook/preview.tsx';
import type { Path } from '../../../../review/walks/paths.ts';
import { everyPath } from '../../../../review/walks/play.tsx';
import { sessionScreen } from '../../../../review/walks/screens/session.ts';
import { openedIn } from '../../../../review/walks/screens/sessionLinks.ts';

const meta = preview.meta({
  title: 'Flows/Every path/Session',
  tags: ['!autodocs', 'generated'],
});

// Together, every transition that the site lets happen.
const screen = sessionScreen();

const isByLink = ({ steps }: Path): boolean =>
  openedIn(steps).link.kind !== 'none' || steps.some(({ event }) => event.type === 'link.arrived');
const isRefreshed = ({ steps }: Path): boolean =>
  steps.some(({ from }) => from === 'refreshSession');

/** By a link, in the address from the start or coming into the open page. */
export const ByALink = meta.story({ ...everyPath(screen, isByLink) });

/** With a token that is renewed, or cannot be. */
export const Renewed = meta.story({
  ...everyPath(screen, (path) => !isByLink(path) && isRefreshed(path)),
});

/** Back again, in other tabs, out of sight, and out. */
export const HereAndGone = meta.story({
  ...everyPath(screen, (path) => !isByLink(path) && !isRefreshed(path)),
});
