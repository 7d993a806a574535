import preview from '../../.storybook/preview.tsx';
import { chartPage, type ChartArgs } from './chartStory.tsx';

const meta = preview.type<{ args: ChartArgs }>().meta({
  title: 'Statecharts/Theme',
  ...chartPage('theme', {
    name: 'Theme',
    purpose: 'Light or dark, as chosen here or in another tab.',
  }),
});

/** Drawn from the machine; each state leads to its story. */
export const Chart = meta.story({});
