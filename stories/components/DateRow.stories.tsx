import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { DateRow } from '../../src/ui/components/DateRow/DateRow.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const register = (
  <Button variant="secondary" size="small">
    Register
  </Button>
);

const meta = preview.meta({
  title: 'Components/DateRow',
  component: DateRow,
  decorators: [withCanvas],
  render: (args) => (
    <ol>
      <DateRow {...args} />
    </ol>
  ),
  args: {
    dateTime: '2026-12-03',
    day: '3',
    month: 'Dec',
    title: 'Reading your first pay stub',
    eyebrow: <Badge band="18-24">18–24</Badge>,
    meta: '6:00 PM · Main library · Workshop',
    children: <Text>What is taken off, where it goes, and what comes back in spring.</Text>,
    action: register,
  },
  argTypes: {
    level: { control: 'select', options: headingLevels },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** An event: the date comes first and is machine-readable. */
export const OneEvent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-12-03');
    await expect(time).toHaveTextContent('Dec 3');
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
});

/** A calendar: one- and two-figure days, and a year if it is not the current one. */
export const Calendar = meta.story({
  render: (args) => (
    <ol>
      <DateRow {...args} />
      <DateRow
        {...args}
        dateTime="2026-12-28"
        day="28"
        title="A budget for the new year"
        eyebrow={undefined}
        meta="10:00 AM · Online · Webinar"
      />
      <DateRow
        {...args}
        dateTime="2027-01-11"
        day="11"
        month="Jan 2027"
        title="Scams that sound like your bank"
        eyebrow={undefined}
        meta="6:30 PM · Town hall · Talk"
      />
    </ol>
  ),
});

/** A date and a title are enough. */
export const Bare = meta.story({
  args: { eyebrow: undefined, meta: undefined, children: undefined, action: undefined },
});

/** Long text: the date stays at the top, the button in the middle. */
export const LongContent = meta.story({
  args: {
    title: 'An evening for parents: allowances, first cards and the talk about the phone contract',
    meta: '6:00 PM to 8:30 PM · Main library, second floor, room 214 · Workshop · English and Spanish',
    children: (
      <Text>
        Three instructors answer what you bring. Children are welcome: there is a table with coins
        to sort, and somebody who knows the story behind each of them. Coffee at 7:30.
      </Text>
    ),
  },
});

/** One word of 40 letters; in the narrowest window the button is below the text. */
export const LongWord = meta.story({
  args: { title: extremes.word, meta: extremes.word },
  parameters: { chromatic: { modes: reflowMode } },
});

/** Titles from right to left, and with signs beyond the alphabet. */
export const OtherScripts = meta.story({
  render: (args) => (
    <ol>
      <DateRow {...args} title={extremes.rtlName} />
      <DateRow {...args} title={extremes.emojiName} />
    </ol>
  ),
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** The row has no states of its own; its button has. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: (args) => (
    <StateSheet variants={['this year', 'another year', 'bare']} states={['rest']}>
      {(variant) =>
        variant === 'bare' ? (
          <DateRow as="div" dateTime="2026-12-03" day="3" month="Dec" title={args.title} />
        ) : (
          <DateRow {...args} as="div" month={variant === 'this year' ? 'Dec' : 'Dec 2027'} />
        )
      }
    </StateSheet>
  ),
});
