import type { Guide } from '../../board/guides/guide.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { MediaRow } from '../../src/ui/components/MediaRow/MediaRow.tsx';

export const guide: Guide = {
  purpose: 'Shows one line of a list: a small picture, a name, its facts, one action.',
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
    example: (
      <ul>
        <MediaRow
          title="Budgeting with spreadsheets"
          meta="Data · Beginner · 6 weeks"
          media={<Rosette slug="budgeting-with-spreadsheets" />}
          action={<Button size="small">Enroll Now</Button>}
        />
      </ul>
    ),
    parts: [
      ['Picture', 'left', 'Optional, for all rows or for none. A rosette.', 'li > div:first-child'],
      ['Name', 'top', 'A heading.', 'h3'],
      ['Facts', 'bottom', 'Optional. One muted line, separated by dots.', 'p'],
      ['Action', 'right', 'Optional. One small button; under the words on a phone.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'keep the facts in one order down the list.',
      wrong: 'begin each line with another fact.',
      good: (
        <ul>
          <MediaRow title="Budgeting with spreadsheets" meta="Data · 6 weeks" />
          <MediaRow title="Launch a lemonade stand" meta="Business · 8 weeks" />
        </ul>
      ),
      bad: (
        <ul>
          <MediaRow title="Budgeting with spreadsheets" meta="6 weeks · Data" />
          <MediaRow title="Launch a lemonade stand" meta="Business, for eight weeks" />
        </ul>
      ),
    },
  ],
  content: [
    'The name alone carries the line: no “Course:” before it.',
    'Two to four short facts, the most asked for first.',
  ],
  accessibility: [
    'An item of a list, named by its heading. The picture is not read.',
    'The heading before each repeated button tells what it is about.',
  ],
};
