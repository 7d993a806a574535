import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, reflowMode } from '../../.storybook/modes.ts';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { onCanvas } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  ...onCanvas,
  args: {
    title: 'No courses yet',
    art: <TheInvestor mood="think" />,
    children: 'Courses you enroll in stand here, each with its ring.',
  },
  argTypes: { art: { control: false } },
});

/** What will be here, and why it is empty. */
export const NothingHereYet = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...reflowMode, ...forcedColorsMode } } },
});
