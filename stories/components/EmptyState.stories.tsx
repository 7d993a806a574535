import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, reflowMode } from '../../.storybook/modes.ts';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { onCanvas } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  ...onCanvas,
  args: {
    title: 'No courses yet',
    level: 2,
    art: <TheInvestor mood="think" />,
    children: 'Courses you enroll in stand here, each with its ring.',
    action: <LinkButton to="/courses">Browse courses</LinkButton>,
  } as const,
  argTypes: {
    art: { control: false },
    action: { control: false },
    level: { control: 'select', options: headingLevels },
  },
});

/** What will be here, why it is empty, and the next step. */
export const NothingHereYet = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...reflowMode, ...forcedColorsMode } } },
});
