import type { Guide } from '../../board/guides/guide.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { MediaRow } from '../../src/ui/components/MediaRow/MediaRow.tsx';

export function Example() {
  return (
    <ul>
      <MediaRow
        title="Budgeting with spreadsheets"
        meta="Data · Beginner · 6 weeks"
        media={<Rosette slug="budgeting-with-spreadsheets" />}
        action={
          <Button variant="secondary" size="small">
            Enroll Now
          </Button>
        }
      />
    </ul>
  );
}

export const guide: Guide = {
  purpose: 'Shows one line of a list: a small picture, a name, its facts, one thing to do.',
  status: 'stable',
  use: [
    'For courses, and for every list that people scan for one name.',
    'For more than four things of one kind.',
  ],
  avoid: [
    ['For things worth a large picture', 'Card'],
    ['For things with a date', 'DateRow'],
    ['For comparing figures', 'Table'],
    ['For people', 'PersonCard'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Picture',
        'left',
        'Optional. A rosette, cut to a square like a sheet of engraving.',
        'li > div:first-child',
      ],
      ['Name', 'top', 'A heading, so that the list can be walked by headings.', 'h3'],
      ['Facts', 'bottom', 'Optional. One muted line, separated by dots.', 'p'],
      ['Action', 'right', 'Optional. One small button; under the words on a phone.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'keep the facts in one order down the list.',
      wrong: 'begin each line with another fact.',
      good: () => (
        <ul>
          <MediaRow title="Budgeting with spreadsheets" meta="Data · 6 weeks" />
          <MediaRow title="Launch a lemonade stand" meta="Business · 8 weeks" />
        </ul>
      ),
      bad: () => (
        <ul>
          <MediaRow title="Budgeting with spreadsheets" meta="6 weeks · Data" />
          <MediaRow title="Launch a lemonade stand" meta="Business, for eight weeks" />
        </ul>
      ),
    },
  ],
  content: [
    'The name alone carries the line: no “Course:” before it.',
    'Facts: two to four, short, the most asked for first.',
    'A sentence only where the name does not say what it is.',
  ],
  behaviour: [
    'From 576 px the action is on the right; below that it is under the words.',
    'Without a picture the words begin at the edge; mix neither in one list.',
    'A hairline parts each line from the one above.',
  ],
  accessibility: {
    role: 'An item of a list.',
    name: 'Its heading.',
    keys: 'It takes no focus; its action does.',
    notes: [
      'The picture is decoration and not read.',
      'The button’s words repeat down the list: the heading before each says what it is about.',
    ],
  },
};
