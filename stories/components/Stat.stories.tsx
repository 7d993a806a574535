import preview from '../../.storybook/preview.tsx';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Stat',
  component: StatList,
  tags: ['autodocs'],
  subcomponents: { Stat },
  ...guided({
    do: 'write figures as people read them.',
    good: { children: <Stat label="students reached" value="10,000+" /> },
    dont: 'print what the database holds.',
    bad: { children: <Stat label="students_total" value="10284" /> },
  }),
  args: {
    children: [
      <Stat key="students" label="students reached" value="10,000+" />,
      <Stat key="completion" label="finish what they start" value="95%" />,
      <Stat key="volunteers" label="volunteers" value="500+" />,
    ],
  },
});

/** Three figures: shown before their labels, read after them. */
export const ThreeFigures = meta.story({ parameters: inEachTheme });
