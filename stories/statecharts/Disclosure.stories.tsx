import preview from '../../.storybook/preview.tsx';
import { chartWalk } from '../../review/walks/chartWalk.tsx';
import { chartPage, type ChartArgs } from './chartStory.tsx';

const meta = preview.type<{ args: ChartArgs }>().meta({
  title: 'Statecharts/Disclosure',
  tags: ['!autodocs'],
  ...chartPage('disclosure', {
    name: 'Disclosure',
    purpose: 'A menu behind a button, open or closed: by press, by key, and by a mouse that rests.',
  }),
});

/** Drawn from the machine; each state leads to its story. */
export const Chart = meta.story({});

/** The machine alone: every transition that can be taken, by as few of the shortest paths as do it. */
export const EveryTransition = meta.story({ ...chartWalk('disclosure'), tags: ['generated'] });
