import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withWidth } from '../_helpers/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  decorators: [withCanvas],
  args: { label: 'Loading your dashboard' },
  parameters: { chromatic: { modes: sheetModes } },
});

/** Loading; the label is read to screen readers. */
export const Turning = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your dashboard$/);
  },
});

/** The label is visible under the ring, for a long wait. */
export const LabelVisible = meta.story({
  args: { labelVisible: true },
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your dashboard')).toBeVisible();
  },
});

/** With reduced motion it does not turn, and the label remains. */
export const Still = meta.story({
  args: { labelVisible: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const turning = canvasElement.getAnimations({ subtree: true }).filter(isTurning);
    await expect(turning.length > 0).toBe(!still);
  },
});

function isTurning({ effect, playState }: Animation): boolean {
  return playState === 'running' && Number(effect?.getComputedTiming().duration) > 0;
}

/** A long label wraps under the ring. */
export const LongContent = meta.story({
  args: {
    label: 'Reading your Finanzdienstleistungsaufsichtsgesetzbuch and the two others you added',
    labelVisible: true,
  },
  decorators: [withWidth(240)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').scrollWidth).toBeLessThanOrEqual(240);
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  args: { labelVisible: true },
});
