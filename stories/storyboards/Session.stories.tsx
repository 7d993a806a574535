import preview from '../../.storybook/preview.tsx';
import { chartWalk } from 'storybook-addon-statecharts/walks';
import {
  liveStory,
  storyboard,
  type StoryboardArgs,
  strips,
} from 'storybook-addon-statecharts/pages';

const meta = preview.type<{ args: StoryboardArgs }>().meta({
  title: 'Storyboards/Session',
  tags: ['!autodocs'],
  ...storyboard('session', () => import('virtual:storyboards/layouts/session')),
});

/** Every state as its accepted picture, and what leads from one to the other. */
export const Storyboard = meta.story({});

/** The shortest way to each state, picture by picture, and what is seen where it fails. */
export const Strips = meta.story({ ...strips('session') });

/** The real screen, led by the drawing beside it. */
export const Live = meta.story({ ...liveStory('session') });

/** The machine alone: every transition that can be taken, by as few of the shortest paths as do it. */
export const EveryTransition = meta.story({ ...chartWalk('session'), tags: ['generated'] });
