import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ProgressBar } from '../../src/ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  ...guided({
    do: 'name the thing.',
    dont: 'name it only “Progress”.',
    bad: { label: 'Progress' },
  }),
  args: { label: 'Budgeting with spreadsheets', percent: 40 },
});

/** A course's progress, by name, by bar and as a figure. */
export const PartlyDone = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Budgeting with spreadsheets' });
    await expect(bar).toHaveValue(40);
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
});

/** An impossible figure is clamped to the nearer end. */
export const OutOfRange = meta.story({
  parameters: withoutPicture,
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

/** None, little, half, nearly all, all: each end differs visibly from its neighbour. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Stack gap="4">
      {[0, 1, 50, 99, 100].map((percent) => (
        <ProgressBar key={percent} label="Launch a lemonade stand" percent={percent} />
      ))}
    </Stack>
  ),
});
