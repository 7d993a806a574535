import preview from '../../.storybook/preview.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import {
  Text,
  textMeasures,
  textSizes,
  textTones,
  textWeights,
} from '../../src/ui/components/Text/Text.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const sentence = 'Free lessons on saving, investing and staying safe. Start at any age.';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  tags: ['autodocs'],
  ...guided({
    do: 'make the one word bold that matters.',
    good: (
      <Text>
        Classes are <strong>free</strong>.
      </Text>
    ),
    dont: 'make all of it bold.',
    bad: { weight: 'bold' },
  }),
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
