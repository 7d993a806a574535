import type { Guide } from '../../board/guides/guide.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { DateRow } from '../../src/ui/components/DateRow/DateRow.tsx';

export const guide: Guide = {
  purpose: 'Shows one line of a calendar, with the date first.',
  use: ['For events, in the order of their dates.', 'Where people ask “when?” before “what?”.'],
  avoid: [
    ['For things without a date', ['MediaRow', 'Card']],
    ['For a post, whose date is a small fact', 'Card'],
    ['For one date in a sentence', 'Text'],
  ],
  anatomy: {
    example: (
      <ul>
        <DateRow
          dateTime="2026-12-03"
          day="3"
          month="Dec"
          title="Reading your first pay stub"
          eyebrow={<Badge>Workshop</Badge>}
          meta="6:00 PM · Main library"
          action={<Button size="small">Register</Button>}
        />
      </ul>
    ),
    parts: [
      ['Date', 'left', 'Day large, month above it; the year is in the markup.', 'time'],
      ['Eyebrow', 'top', 'Optional. Badges: the kind of event.', 'li > div > div'],
      ['Title', 'right', 'A heading.', 'h3'],
      ['Facts', 'left', 'Optional. Hour and place in one line.', 'li > div > p'],
      ['Action', 'bottom', 'Optional. One small button; under the words on a phone.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'name the year where it is not this one.',
      wrong: 'leave people to guess which March.',
      good: (
        <DateRow as="div" dateTime="2027-03-09" day="9" month="Mar 2027" title="Open evening" />
      ),
      bad: <DateRow as="div" dateTime="2027-03-09" day="9" month="Mar" title="Open evening" />,
    },
  ],
  content: [
    'Month in three letters, without a full stop.',
    'Facts: the hour, then the place, separated by dots: “6:00 PM · Main library”.',
  ],
  behaviour: [
    'From 768 px the action is on the right, in the middle; with long text the date stays on top.',
  ],
  accessibility: [
    'An item of a list, named by its heading. Month and day are read before the title.',
    'Where the repeated words of the buttons confuse, name the event in them.',
  ],
};
