import preview from '../../.storybook/preview.tsx';
import { chartWalk } from 'storybook-addon-statecharts/walks';
import {
  liveStory,
  storyboard,
  type StoryboardArgs,
  strips,
} from 'storybook-addon-statecharts/pages';

const meta = preview.type<{ args: StoryboardArgs }>().meta({
  title: 'Storyboards/Sign up',
  tags: ['!autodocs'],
  ...storyboard('signUp', () => import('virtual:storyboards/layouts/signUp')),
});

/** Every state as its accepted picture, and what leads from one to the other. */
export const Storyboard = meta.story({});

/** The shortest way to each state, picture by picture, and what is seen where it fails. */
export const Strips = meta.story({ ...strips('signUp') });

/** The real screen, led by the drawing beside it. */
export const Live = meta.story({ ...liveStory('signUp') });

/** The machine alone: every transition that can be taken, by as few of the shortest paths as do it. */
export const EveryTransition = meta.story({ ...chartWalk('signUp'), tags: ['generated'] });
