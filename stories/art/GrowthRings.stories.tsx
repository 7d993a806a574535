import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from '../../.storybook/modes.ts';
import { GrowthRings } from '../../src/ui/art/rings/GrowthRings.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Growth rings',
  component: GrowthRings,
  decorators: [withCanvas],
  parameters: { chromatic: { modes: sheetModes } },
});

/** The hero's drawing: one ring for each age band, decorative and hidden from screen readers. */
export const SevenRings = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
