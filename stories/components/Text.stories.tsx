import preview from '../../.storybook/preview.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import {
  Text,
  textMeasures,
  textSizes,
  textTones,
  textWeights,
} from '../../src/ui/components/Text/Text.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const sentence = 'Free lessons on saving, investing and staying safe. Start at any age.';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  ...onCanvas,
  args: { children: sentence },
  argTypes: choices({
    size: textSizes,
    tone: textTones,
    weight: textWeights,
    measure: textMeasures,
  }),
});

/** A paragraph. */
export const Paragraph = meta.story();

/** A page's opening paragraph: larger, muted, in short lines. */
export const Opening = meta.story({ args: { size: 'lg', tone: 'muted', measure: 'short' } });

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

/** Every size in each tone. */
export const States = meta.story({
  parameters: inEachTheme,
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
