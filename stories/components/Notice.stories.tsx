import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Notice, type NoticeTone } from '../../src/ui/components/Notice/Notice.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';

const tones = Object.keys(lightColor.tint) as NoticeTone[];

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  tags: ['autodocs'],
  ...guided({
    parts: {
      div: ['left', '**Sheet.** A tint and an edge in the colour of its tone; text is ink.'],
      svg: ['top', '**Icon.** Another shape for each tone, so that colour is not the only cue.'],
      p: ['top', '**Title.** Optional. A few words in bold.'],
      'p + div': ['bottom', '**Words.** What it means for the reader, and what to do.'],
    },
    do: 'state what to do next.',
    good: { tone: 'error', title: 'That did not work', children: 'Try again in a moment.' },
    dont: 'report what the machine saw.',
    bad: { tone: 'error', title: 'Error 503', children: 'fetch failed: ECONNREFUSED' },
  }),
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
