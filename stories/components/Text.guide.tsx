import type { Guide } from '../../board/guides/guide.ts';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Sets words at one of four sizes: paragraphs, notes, lines of facts.',
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
  pairs: [
    {
      right: 'make the one word bold that matters.',
      wrong: 'make all of it bold.',
      good: (
        <Text>
          Classes are <strong>free</strong>.
        </Text>
      ),
      bad: <Text weight="bold">Classes are free, small, and start in every month.</Text>,
    },
  ],
  content: [
    'Plain, warm and concrete. Verbs before nouns, people before systems.',
    'Sentences of at most twenty words, one thought each.',
    'No exclamation marks, except the one that the product names (docs/product.md P17.7).',
  ],
  behaviour: ['Figures are equally wide, so that amounts line up under each other.'],
  accessibility: ['Muted text only on paper, surface and sunk; on a tint text is ink: 7 to 1.'],
};
