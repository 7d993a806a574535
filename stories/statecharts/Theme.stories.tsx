import preview from '../../.storybook/preview.tsx';
import { chartWalk } from '../../review/walks/chartWalk.tsx';
import { chartPage, type ChartArgs } from './chartStory.tsx';

const meta = preview.type<{ args: ChartArgs }>().meta({
  title: 'Statecharts/Theme',
  tags: ['!autodocs'],
  ...chartPage('theme', {
    name: 'Theme',
    purpose: 'Light or dark, as chosen here or in another tab.',
  }),
});

/** Drawn from the machine; each state leads to its story. */
export const Chart = meta.story({});

/** The machine alone: every transition that can be taken, by as few of the shortest paths as do it. */
export const EveryTransition = meta.story({ ...chartWalk('theme'), tags: ['generated'] });
