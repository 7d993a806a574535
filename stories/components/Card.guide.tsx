import type { Guide } from '../../board/guides/guide.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Card } from '../../src/ui/components/Card/Card.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Shows one item of a list with a picture: a post, a track, an audience.',
  use: [
    'For lists whose items differ by subject, and people choose by it.',
    'Lead for the first item of a list, with the picture beside the words.',
  ],
  avoid: [
    ['For things that are compared line by line', 'Table'],
    ['For a dense list', 'MediaRow'],
    ['For things with a date', 'DateRow'],
    ['For one lone thing', 'Panel'],
  ],
  anatomy: {
    example: (
      <Card
        title="A first bank account, at eight"
        to="/blog"
        media={<Rosette slug="a-first-bank-account" />}
        eyebrow={<Badge tone="gold">Featured</Badge>}
        meta="March 3, 2026 · 5 min read"
      >
        <Text>What to ask at the counter, and what to let the child ask.</Text>
      </Card>
    ),
    parts: [
      ['Picture', 'left', 'Optional. A rosette or a picture.', 'article > div:first-child'],
      ['Eyebrow', 'left', 'Optional. Badges that classify it.', 'article > div:last-child > div'],
      ['Title', 'right', 'A heading, and the link. The link covers the whole card.', 'h3'],
      ['Facts', 'left', 'Optional. One muted line, separated by dots.', 'p'],
      ['Words', 'right', 'Optional. A sentence or two.', 'p:last-child'],
    ],
  },
  pairs: [
    {
      right: 'make the title the one link.',
      wrong: 'repeat “Read more” in each card.',
      good: (
        <Card title="Interest, in plain words" to="/blog" meta="4 min read">
          <Text>Why money that waits grows.</Text>
        </Card>
      ),
      bad: (
        <Card title="Interest, in plain words" meta="4 min read">
          <Text>Why money that waits grows. Read more</Text>
        </Card>
      ),
    },
  ],
  content: [
    'The title names the thing, not the action: “A first bank account, at eight”.',
    'Facts in one order through the whole list: date, then length.',
    'At most two sentences of words; the rest belongs on the linked page.',
  ],
  behaviour: ['Cards in a row are as high as the tallest, with aligned footers. Never nest cards.'],
  accessibility: [
    'An article or a list item, named by its heading.',
    'One link per card: a screen reader reads the title, not the whole text (WCAG 2.4.4).',
    'Choose the heading’s level by the page’s outline; it looks the same.',
  ],
};
