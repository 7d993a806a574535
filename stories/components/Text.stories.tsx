import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import {
  Text,
  textMeasures,
  textSizes,
  textTones,
  textWeights,
} from '../../src/ui/components/Text/Text.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const sentence = 'Free lessons on saving, investing and staying safe. Start at any age.';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  decorators: [withCanvas],
  args: { children: sentence },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: textWeights },
    measure: { control: 'select', options: textMeasures },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A paragraph. */
export const Paragraph = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(sentence);
  },
});

/** A page's opening paragraph: larger, muted, in short lines. */
export const Opening = meta.story({ args: { size: 'lg', tone: 'muted', measure: 'short' } });

/** Three weights; bold marks the one word that matters. */
export const Weights = meta.story({
  render: () => (
    <Stack gap="2">
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {sentence}
        </Text>
      ))}
    </Stack>
  ),
});

/** Lines of at most 38 letters, 65, or the column's width. */
export const Measures = meta.story({
  render: () => (
    <Stack gap="4">
      {textMeasures.map((measure) => (
        <Text key={measure} measure={measure}>
          {`${measure}: ${sentence} `.repeat(3)}
        </Text>
      ))}
    </Stack>
  ),
});

/** Amounts in a column: all digits are equally wide. */
export const Figures = meta.story({
  render: () => (
    <Stack gap="0" align="end">
      <Text>$1,111.11</Text>
      <Text>$8,088.80</Text>
      <Text>$4,747.74</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('paragraph').map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return Math.round(range.getBoundingClientRect().width);
    });
    await expect(new Set(widths).size).toBe(1);
  },
});

/** One word of 40 letters, at 320 px too. */
export const LongContent = meta.story({
  args: { size: 'lg', children: `${extremes.word} `.repeat(4) },
  parameters: { chromatic: { modes: reflowMode } },
});

/** Text from right to left, and with signs beyond the alphabet. */
export const OtherScripts = meta.story({
  render: () => (
    <Stack>
      <Text dir="auto">{extremes.rtlName}</Text>
      <Text>{extremes.emojiName}</Text>
    </Stack>
  ),
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** Every size in each tone. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <StateSheet variants={textSizes} states={['rest']}>
      {(size) => (
        <Stack gap="2">
          <Text size={size} tone="ink">
            {sentence}
          </Text>
          <Text size={size} tone="muted">
            {sentence}
          </Text>
        </Stack>
      )}
    </StateSheet>
  ),
});
