import type { Guide } from '../../board/guides/guide.ts';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Stack gap="2">
      <Text size="lg" measure="short">
        Free lessons on saving, investing and staying safe.
      </Text>
      <Text size="sm" tone="muted">
        Start at any age.
      </Text>
    </Stack>
  );
}

export const guide: Guide = {
  purpose: 'Sets words at one of four sizes: paragraphs, notes, lines of facts.',
  status: 'stable',
  use: [
    'Large for a page’s opening paragraph.',
    'Middle for everything that is read.',
    'Small and extra small for facts and notes.',
  ],
  avoid: [
    ['For titles', 'Heading'],
    ['For long text of plain elements', 'Prose'],
    ['For something that has to be noticed', 'Notice'],
    ['For a large figure', 'Stat'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Measure', 'right', 'Optional. The longest line: 38 letters, or 65.', 'p'],
      [
        'Tone',
        'left',
        'Ink, or muted on paper, surface and sunk. On a tint text is ink.',
        'p:last-child',
      ],
    ],
  },
  pairs: [
    {
      right: 'write in ink on a tint.',
      wrong: 'mute it there.',
      good: () => (
        <Panel tone="shield">
          <Text size="sm">Nobody at a bank asks for your code.</Text>
        </Panel>
      ),
      bad: () => (
        <Panel tone="shield">
          <Text size="sm" tone="muted">
            Nobody at a bank asks for your code.
          </Text>
        </Panel>
      ),
    },
    {
      right: 'make the one word bold that matters.',
      wrong: 'make all of it bold.',
      good: () => (
        <Text>
          Classes are <strong>free</strong>.
        </Text>
      ),
      bad: () => (
        <Text weight="bold">Classes are free, small, and start in every month of the year.</Text>
      ),
    },
  ],
  content: [
    'Plain, warm and concrete. Verbs before nouns, people before systems.',
    'Sentences of at most twenty words, one thought each.',
    'No exclamation marks, except the one that the product names (docs/product.md P17.7).',
  ],
  behaviour: [
    'Sizes grow a little with the window, from 320 to 1440 px.',
    'A word of forty letters breaks, at 320 px too.',
    'Figures are equally wide, so that amounts stand under each other.',
  ],
  accessibility: {
    role: 'A paragraph, or what it is made: an item, a term, small print.',
    name: 'Its words.',
    keys: 'It takes no focus.',
    notes: [
      'Ink and muted at 7 to 1 on the grounds that each is meant for, in both themes.',
      'Twice the reader’s text size and wider spacing lose nothing (WCAG 1.4.4, 1.4.12).',
    ],
  },
};
