import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';
import { inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  ...guided({
    do: 'name what is waited for.',
    good: { labelVisible: true },
    dont: 'let a page be full of rings.',
    bad: (
      <Inline>
        <Spinner label="Loading" />
        <Spinner label="Loading" />
        <Spinner label="Loading" />
      </Inline>
    ),
  }),
  args: { label: 'Loading your dashboard' },
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
  parameters: inEachTheme,
});

/** With reduced motion it does not turn, and the label remains. */
export const Still = meta.story({
  args: { labelVisible: true },
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const turning = canvasElement.getAnimations({ subtree: true }).filter(isTurning);
    await expect(turning.length > 0).toBe(!still);
  },
});

function isTurning({ effect, playState }: Animation): boolean {
  return playState === 'running' && Number(effect?.getComputedTiming().duration) > 0;
}
