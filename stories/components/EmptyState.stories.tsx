import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  decorators: [withCanvas],
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
  parameters: { chromatic: { modes: sheetModes } },
});

/** What will be here, why it is empty, and the next step. */
export const NothingHereYet = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No courses yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse courses' })).toHaveAttribute(
      'href',
      '/courses',
    );
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Nothing was found: no picture, and no action but another filter. */
export const WordsOnly = meta.story({
  args: {
    title: 'No events in this month',
    art: undefined,
    action: undefined,
    children: 'Choose another month, or look at all of them.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Long text, and a word of forty letters. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: reflowMode } },
  args: {
    title: 'Nothing was found for “Finanzdienstleistungsaufsichtsgesetzbuch”',
    children:
      'We searched the programs, the courses, the events and the blog. Try a shorter word, look at the whole list, or write to us and say what you were looking for.',
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });
