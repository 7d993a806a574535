import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode } from 'storybook-addon-statecharts/modes';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  decorators: [withCanvas],
  args: { label: 'Loading your dashboard' },
  parameters: { chromatic: { modes: componentModes } },
});

/** Something is on its way; what it is, is read out. */
export const Turning = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your dashboard$/);
  },
});

/** What is waited for in words under the ring, where the wait may be long. */
export const LabelVisible = meta.story({
  args: { labelVisible: true },
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your dashboard')).toBeVisible();
  },
});

/** Where a visitor asks for less motion it stands still, and the words remain. */
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
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
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
