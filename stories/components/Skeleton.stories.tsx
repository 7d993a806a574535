import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { Skeleton, skeletonShapes } from '../../src/ui/components/Skeleton/Skeleton.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withWidth } from '../_helpers/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [withCanvas],
  args: { label: 'Loading your courses' },
  argTypes: { shapes: { control: 'check', options: skeletonShapes } },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A title and two lines are loading; a label for screen readers names them. */
export const TitleAndLines = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your courses$/);
  },
});

/** Every shape. */
export const Shapes = meta.story({
  args: { shapes: skeletonShapes },
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
});

/** A card: a picture, then its text. */
export const Card = meta.story({ args: { shapes: ['block', 'title', 'line', 'line', 'end'] } });

/** A column barely wider than a word: the shapes shrink with it. */
export const Narrow = meta.story({
  decorators: [withWidth(96)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').scrollWidth).toBeLessThanOrEqual(96);
  },
});
