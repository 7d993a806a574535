import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Skeleton, skeletonShapes } from '../../src/ui/components/Skeleton/Skeleton.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  ...onCanvas,
  args: { label: 'Loading your courses' },
  argTypes: { shapes: { control: 'check', options: skeletonShapes } },
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
  parameters: inEachTheme,
});
