import type { Guide } from '../../board/guides/guide.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';

export function Example() {
  return (
    <Inline gap="2">
      <Badge tone="gold">Featured</Badge>
      <Badge band="6-8">Grades 6–8</Badge>
    </Inline>
  );
}

export const guide: Guide = {
  purpose: 'Sorts a thing in one or two words: its level, its category, its age band.',
  status: 'stable',
  use: [
    'Above or beside the title of a card, a row or a panel.',
    'For an age band, always with its own colour and its own name.',
  ],
  avoid: [
    ['For what can be pressed to filter a list', 'FilterChips'],
    ['For something that has to be read', 'Notice'],
    ['For a figure that speaks for itself', 'Stat'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Sheet',
        'left',
        'A tint with ink on it: 7 to 1 in both themes; on a band’s colour 4.5 to 1.',
        'span:first-child',
      ],
      ['Word', 'top', 'One or two words. It wraps rather than be cut.', 'span:first-child'],
      [
        'Band',
        'right',
        'Optional. An age band’s own colour; it takes the place of a tone.',
        'span:last-child',
      ],
    ],
  },
  pairs: [
    {
      right: 'give a band its own colour and its own name.',
      wrong: 'lend a band’s colour to something else.',
      good: () => <Badge band="9-10">Grades 9–10</Badge>,
      bad: () => (
        <Inline gap="2">
          <Badge band="9-10">New</Badge>
          <Badge band="k-2">Sale</Badge>
        </Inline>
      ),
    },
    {
      right: 'sort with a word.',
      wrong: 'warn with a badge: it is too small for what matters.',
      good: () => (
        <Inline gap="2">
          <Badge>Beginner</Badge>
          <Badge tone="blue">Design</Badge>
        </Inline>
      ),
      bad: () => <Badge tone="coral">Your storage forgets everything when you close this</Badge>,
    },
  ],
  content: [
    'One or two words, a noun or an adjective: “Beginner”, “Workshop”, “Grades 6–8”.',
    'The first letter is a capital; nothing else is, unless it is a name.',
    'No full stop, no exclamation mark, no sign in place of a word.',
  ],
  behaviour: [
    'It wraps if it is longer than its place; a word of forty letters breaks.',
    'In forced colours it keeps an edge, and its word.',
  ],
  accessibility: {
    role: 'None: it is text, read where it stands.',
    name: 'Its word.',
    keys: 'It takes no focus: nothing happens when it is pressed.',
    notes: [
      'The word says what the colour says (WCAG 1.4.1).',
      'Beside a heading it is read apart from it: the heading must make sense alone.',
    ],
  },
};
