import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode } from 'storybook-addon-statecharts/modes';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';
import { noticeTones } from '../../src/ui/components/Notice/tones.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  decorators: [withCanvas],
  args: {
    tone: 'info',
    title: 'Classes are small',
    children: 'Fifteen learners at most, so that every question gets an answer.',
  } as const,
  argTypes: {
    tone: { control: 'select', options: noticeTones },
  },
  parameters: { chromatic: { modes: componentModes } },
});

/** Something to know about the page; it is there from the start, so it interrupts nobody. */
export const GoodToKnow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Classes are small')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** It appeared after the page did and cannot wait: it is read out at once. */
export const Alert = meta.story({
  args: { tone: 'error', role: 'alert', title: 'That did not work', children: 'Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: That did not workTry again.');
  },
});

/** Without a title the text stands alone. */
export const Untitled = meta.story({ args: { title: undefined } });

/** Each tone has a sign and a word of its own: colour is never the only cue. */
export const Tones = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <Stack gap="4">
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice of tone ${tone}`}>
          What it means for the reader, and what to do.
        </Notice>
      ))}
    </Stack>
  ),
});
