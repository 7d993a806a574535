import type { Guide } from '../../board/guides/guide.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { DateRow } from '../../src/ui/components/DateRow/DateRow.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <ul>
      <DateRow
        dateTime="2026-12-03"
        day="3"
        month="Dec"
        title="Reading your first pay stub"
        eyebrow={<Badge>Workshop</Badge>}
        meta="6:00 PM · Main library"
        action={
          <Button variant="secondary" size="small">
            Register
          </Button>
        }
      >
        <Text>Bring one, or borrow ours.</Text>
      </DateRow>
    </ul>
  );
}

export const guide: Guide = {
  purpose: 'Shows one line of a calendar, with the date first.',
  status: 'stable',
  use: ['For events, in the order of their dates.', 'Where people ask “when?” before “what?”.'],
  avoid: [
    ['For things without a date', ['MediaRow', 'Card']],
    ['For a post, whose date is a small fact', 'Card'],
    ['For one date in a sentence', 'Text'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Date',
        'left',
        'Day large, month above it. A machine can read it, the year included.',
        'time',
      ],
      ['Eyebrow', 'top', 'Optional. Badges: the kind of event.', 'li > div > div'],
      ['Title', 'right', 'A heading, so that the list can be walked by headings.', 'h3'],
      ['Facts', 'left', 'Optional. Hour and place in one line.', 'li > div > p'],
      ['Action', 'bottom', 'Optional. One small button; under the words on a phone.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'name the year where it is not this one.',
      wrong: 'leave people to guess which March.',
      good: () => (
        <ul>
          <DateRow dateTime="2027-03-09" day="9" month="Mar 2027" title="Parents’ evening" />
        </ul>
      ),
      bad: () => (
        <ul>
          <DateRow dateTime="2027-03-09" day="9" month="Mar" title="Parents’ evening (2027!)" />
        </ul>
      ),
    },
  ],
  content: [
    'Month in three letters, without a full stop. The year only where it is not this one.',
    'Facts: the hour, then the place, separated by dots: “6:00 PM · Main library”.',
    'The title says what happens, not that it is an event.',
  ],
  behaviour: [
    'From 768 px the action is on the right, vertically centred; below that it is under the words.',
    'With long text the date stays at the top.',
    'A hairline separates each row from the one above.',
  ],
  accessibility: {
    role: 'An item of a list; the date is a time element.',
    name: 'Its heading.',
    keys: 'It takes no focus; its action does.',
    notes: [
      'The button’s words repeat down the list: where that confuses, name the event in them.',
      'Month and day are read together, before the title.',
      'In forced colours the tall figure is kept from covering the month.',
    ],
  },
};
