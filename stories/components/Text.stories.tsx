import preview from '../../.storybook/preview.tsx';
import {
  Text,
  textMeasures,
  textSizes,
  textTones,
  textWeights,
} from '../../src/ui/components/Text/Text.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';

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
export const Paragraph = meta.story({ parameters: inEachTheme });
