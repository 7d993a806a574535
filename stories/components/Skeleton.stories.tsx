import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode } from 'storybook-addon-statecharts/modes';
import { Skeleton, skeletonShapes } from '../../src/ui/components/Skeleton/Skeleton.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [withCanvas],
  args: { label: 'Loading your courses' },
  argTypes: { shapes: { control: 'check', options: skeletonShapes } },
  parameters: { chromatic: { modes: componentModes } },
});

/** A title and two lines are on their way; what they are is read out. */
export const TitleAndLines = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your courses$/);
  },
});

/** Every shape there is. */
export const Shapes = meta.story({
  args: { shapes: skeletonShapes },
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
});

/** A card: a picture, then its words. */
export const Card = meta.story({ args: { shapes: ['block', 'title', 'line', 'line', 'end'] } });

/** A column barely wider than a word: the bones follow it. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 96 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').scrollWidth).toBeLessThanOrEqual(96);
  },
});
