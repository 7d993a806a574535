import preview from '../../.storybook/preview.tsx';
import { chartWalk } from '../../review/walks/chartWalk.tsx';
import { chartPage, type ChartArgs } from './chartStory.tsx';

const meta = preview.type<{ args: ChartArgs }>().meta({
  title: 'Statecharts/Session',
  tags: ['!autodocs'],
  ...chartPage('session', {
    name: 'Session',
    purpose:
      'Who is signed in, since when and for how long: when to restore, refresh, try again, drop and recover.',
  }),
});

/** Drawn from the machine; each state leads to its story. */
export const Chart = meta.story({});

/** The machine alone: every transition that can be taken, by as few of the shortest paths as do it. */
export const EveryTransition = meta.story({ ...chartWalk('session'), tags: ['generated'] });
