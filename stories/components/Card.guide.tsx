import type { Guide } from '../../board/guides/guide.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Card } from '../../src/ui/components/Card/Card.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Card
      title="A first bank account, at eight"
      to="/blog"
      media={<Rosette slug="a-first-bank-account" />}
      eyebrow={<Badge tone="gold">Featured</Badge>}
      meta="March 3, 2026 · 5 min read"
    >
      <Text>What to ask at the counter, and what to let the child ask.</Text>
    </Card>
  );
}

export const guide: Guide = {
  purpose: 'Shows one item of a list with a picture: a post, a track, an audience.',
  status: 'stable',
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
    example: Example,
    parts: [
      [
        'Picture',
        'left',
        'Optional. A rosette or a picture, clipped by the corners.',
        'article > div:first-child',
      ],
      ['Eyebrow', 'left', 'Optional. Badges that classify it.', 'article > div:last-child > div'],
      ['Title', 'right', 'A heading, and the link. The link covers the whole card.', 'h3'],
      ['Facts', 'left', 'Optional. One muted line, separated by dots.', 'p'],
      ['Words', 'right', 'Optional. A sentence or two.', 'p:last-child'],
    ],
  },
  pairs: [
    {
      right: 'make the title the one link; it covers the whole card.',
      wrong: 'repeat “Read more” in each card.',
      good: () => (
        <Card title="Interest, in plain words" to="/blog" meta="4 min read">
          <Text>Why money that waits grows.</Text>
        </Card>
      ),
      bad: () => (
        <Card title="Interest, in plain words" meta="4 min read">
          <Text>Why money that waits grows. Read more</Text>
        </Card>
      ),
    },
    {
      right: 'put controls at the bottom.',
      wrong: 'nest cards.',
      good: () => (
        <Card title="Technology" footer={<Text size="sm">24 weeks, 6 modules</Text>}>
          <Text>From a first program to a first product.</Text>
        </Card>
      ),
      bad: () => (
        <Card title="Tracks">
          <Stack gap="2">
            <Card title="Technology" level={4} />
            <Card title="Entrepreneurship" level={4} />
          </Stack>
        </Card>
      ),
    },
  ],
  content: [
    'The title names the thing, not the action: “A first bank account, at eight”.',
    'Facts in one order through the whole list: date, then length.',
    'At most two sentences of words; what is longer belongs on the page it leads to.',
  ],
  behaviour: [
    'Cards in a row have the height of the tallest, with aligned footers.',
    'Lead: from 768 px the picture is beside the words, below that above them.',
    'A word of forty letters breaks inside it, also at 320 px.',
    'Without a link it has no hover state.',
  ],
  accessibility: {
    role: 'An article, or an item of a list.',
    name: 'Its heading.',
    keys: [
      ['Tab', 'Reaches the title’s link, then each button at the bottom.'],
      ['Enter', 'Opens the link.'],
    ],
    notes: [
      'One link per card: a screen reader reads the title, not the whole text (WCAG 2.4.4).',
      'The focus ring follows the card’s corners, so it is never clipped.',
      'The picture is decoration and not read.',
      'Choose the heading’s level by the page’s outline; it looks the same.',
    ],
  },
};
