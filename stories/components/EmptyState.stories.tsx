import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, reflowMode } from '../../.storybook/modes.ts';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  ...guided({
    parts: {
      svg: ['left', '**Art.** Optional. A mascot or a rosette, the only one in the view.'],
      h3: ['top', '**Title.** What is not there, as a fact.'],
      'h3 + div': ['right', '**Words.** Why, and how to change it: one or two sentences.'],
    },
    do: 'state why it is empty and what to do.',
    good: { art: undefined, title: 'No events in this month', children: 'Choose another month.' },
    dont: 'leave people without a next step.',
    bad: { art: undefined, title: 'Oops! Nothing here!', children: 'No data.' },
  }),
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
