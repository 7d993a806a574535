import preview from '../../.storybook/preview.tsx';
import { chartWalk } from 'storybook-addon-statecharts/walks';
import {
  liveStory,
  storyboard,
  type StoryboardArgs,
  strips,
} from 'storybook-addon-statecharts/pages';

const meta = preview.type<{ args: StoryboardArgs }>().meta({
  title: 'Storyboards/Contact',
  tags: ['!autodocs'],
  ...storyboard('contact', () => import('virtual:storyboards/layouts/contact')),
});

/** Every state as its accepted picture, and what leads from one to the other. */
export const Storyboard = meta.story({});

/** The shortest way to each state, picture by picture, and what is seen where it fails. */
export const Strips = meta.story({ ...strips('contact') });

/** The real screen, led by the drawing beside it. */
export const Live = meta.story({ ...liveStory('contact') });

/** The machine alone: every transition that can be taken, by as few of the shortest paths as do it. */
export const EveryTransition = meta.story({ ...chartWalk('contact'), tags: ['generated'] });
