import type { Guide } from '../../board/guides/guide.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';

export const guide: Guide = {
  purpose: 'Classifies an item in one or two words: its level, its category, its age band.',
  use: [
    'Above or beside the title of a card, a row or a panel.',
    'For an age band, always in its own colour and with its own name.',
  ],
  avoid: [
    ['For what can be pressed to filter a list', 'FilterChips'],
    ['For something that has to be read', 'Notice'],
    ['For a figure that speaks for itself', 'Stat'],
  ],
  pairs: [
    {
      right: 'give a band its own colour and its own name.',
      wrong: 'lend a band’s colour to something else.',
      good: <Badge band="9-10">Grades 9–10</Badge>,
      bad: <Badge band="9-10">New</Badge>,
    },
    {
      right: 'classify with a word.',
      wrong: 'warn with a badge: it is too small for what matters.',
      good: <Badge tone="blue">Design</Badge>,
      bad: <Badge tone="coral">Your storage forgets everything when you close this</Badge>,
    },
  ],
  content: [
    'A noun or an adjective with a capital first letter: “Beginner”, “Workshop”, “Grades 6–8”.',
    'No full stop, no exclamation mark, no icon in place of a word.',
  ],
  accessibility: [
    'Text. The word states what the colour shows (WCAG 1.4.1).',
    'A heading beside it is read separately, so it must make sense alone.',
  ],
};
