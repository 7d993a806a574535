import preview from '../../.storybook/preview.tsx';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
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
export const ThreeFigures = meta.story();

/** One to four of them, without interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Stack gap="6">
      {[1, 2, 3, 4].map((count) => (
        <StatList key={count}>
          {['95%', '500+', '40', '7'].slice(0, count).map((value) => (
            <Stat key={value} label="what is counted" value={value} />
          ))}
        </StatList>
      ))}
    </Stack>
  ),
});
