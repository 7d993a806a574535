import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const meta = preview.meta({
  title: 'Components/Stat',
  component: StatList,
  subcomponents: { Stat },
  decorators: [withCanvas],
  args: {
    children: [
      <Stat key="students" label="students reached" value="10,000+" />,
      <Stat key="completion" label="finish what they start" value="95%" />,
      <Stat key="volunteers" label="volunteers" value="500+" />,
    ],
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** Three figures: shown before their labels, read after them. */
export const ThreeFigures = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'students reached',
      'finish what they start',
      'volunteers',
    ]);
    await expect(
      canvas.getAllByRole('definition').map((definition) => definition.textContent),
    ).toEqual(['10,000+', '95%', '500+']);
  },
});

/** Two share the line. */
export const Two = meta.story({
  args: {
    children: [
      <Stat key="a" label="courses begun" value="4" />,
      <Stat key="b" label="hours learned" value="26" />,
    ],
  },
});

/** A beginner's figures. */
export const Zero = meta.story({
  args: {
    children: [
      <Stat key="a" label="courses begun" value="0" />,
      <Stat key="b" label="courses finished" value="0" />,
      <Stat key="c" label="average grade" value="–" />,
    ],
  },
});

/** Figures of thirteen digits, and labels of three lines; the rules stay aligned. */
export const LongContent = meta.story({
  args: {
    children: [
      <Stat key="a" label="dollars, over a lifetime" value={extremes.hugeNumber} />,
      <Stat
        key="b"
        label="of those who came once came again within the same year, with somebody else"
        value="95%"
      />,
      <Stat key="c" label={extremes.word} value="7" />,
    ],
  },
  parameters: { chromatic: { modes: reflowMode } },
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** One to four of them, without interactive parts. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
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
