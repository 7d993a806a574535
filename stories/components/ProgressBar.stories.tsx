import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { ProgressBar } from '../../src/ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  decorators: [withCanvas],
  args: { label: 'Budgeting with spreadsheets', percent: 40 },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A course's progress, by name, by bar and as a figure. */
export const PartlyDone = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Budgeting with spreadsheets' });
    await expect(bar).toHaveValue(40);
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
});

/** Words instead of the percentage, visible and read alike. */
export const InWords = meta.story({
  args: { percent: 37.5, valueText: '3 of 8 lessons' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 of 8 lessons',
    );
  },
});

/** An impossible figure is clamped to the nearer end. */
export const OutOfRange = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack gap="4">
      <ProgressBar label="Too little" percent={-20} />
      <ProgressBar label="Too much" percent={1e9} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Too little' })).toHaveValue(0);
    await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveValue(100);
    await expect(canvas.getByText('100%', { selector: 'span' })).toBeVisible();
  },
});

/** A long title, a word of forty letters, and words instead of a figure. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: reflowMode } },
  args: {
    label: 'What your Finanzdienstleistungsaufsichtsgesetzbuch leaves out, and who pays for it',
    percent: 62,
    valueText: '1,234 of 1,990 lessons and exercises',
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** None, little, half, nearly all, all: each end differs visibly from its neighbour. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <Stack gap="4">
      {[0, 1, 50, 99, 100].map((percent) => (
        <ProgressBar key={percent} label="Launch a lemonade stand" percent={percent} />
      ))}
    </Stack>
  ),
});
