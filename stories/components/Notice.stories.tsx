import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Notice, type NoticeTone } from '../../src/ui/components/Notice/Notice.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';

const tones = Object.keys(lightColor.tint) as NoticeTone[];

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  ...onCanvas,
  args: {
    tone: 'info',
    title: 'Classes are small',
    children: 'Fifteen learners at most, so that every question gets an answer.',
  } as const,
  argTypes: choices({ tone: tones }),
});

/** Information about the page; present from the start, so it is not announced. */
export const GoodToKnow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Classes are small')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** It appears after the page and is urgent: screen readers announce it at once. */
export const Alert = meta.story({
  args: { tone: 'error', role: 'alert', title: 'That did not work', children: 'Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: That did not workTry again.');
  },
});

/** Each tone has an icon and a word of its own: colour is never the only cue. */
export const Tones = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Stack gap="4">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice of tone ${tone}`}>
          What it means for the reader, and what to do.
        </Notice>
      ))}
    </Stack>
  ),
});
