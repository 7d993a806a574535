import type { Guide } from '../../board/guides/guide.ts';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { GuideCard } from '../../src/ui/components/GuideCard/GuideCard.tsx';

export function Example() {
  return (
    <GuideCard
      tone="captain"
      name="Captain Cash"
      mascot={<CaptainCash mood="cheer" />}
      engraving={<Rosette slug="captain-cash" band="inherit" />}
    >
      Saving and spending: where money goes, and how to send it where you want.
    </GuideCard>
  );
}

export const guide: Guide = {
  purpose: 'Presents one of the academy’s three guides on its own ground.',
  status: 'stable',
  use: ['On the front page and on About, all three together.'],
  avoid: [
    ['Where a mascot only keeps company (sign-in, a dialog)', { words: 'the drawing itself' }],
    ['For a person', ['PersonCard', 'Quote']],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Ground', 'left', 'The guide’s tint: gold saves, green grows, blue protects.', 'article'],
      ['Name', 'top', 'A heading.', 'h3'],
      ['Words', 'right', 'What it teaches, in one or two sentences.', 'p'],
      [
        'Mascot',
        'left',
        'Stands on the lower edge, never floats.',
        'article > div:last-child > div:last-child',
      ],
      [
        'Engraving',
        'right',
        'Optional. Its rosette behind it, cut by the card.',
        'article > div:last-child',
      ],
    ],
  },
  pairs: [
    {
      right: 'give each guide the ground of its meaning.',
      wrong: 'swap tints because they look nice.',
      good: () => (
        <GuideCard tone="captain" name="Captain Cash" mascot={<CaptainCash />}>
          Saving and spending.
        </GuideCard>
      ),
      bad: () => (
        <GuideCard tone="shield" name="Captain Cash" mascot={<CaptainCash />}>
          Saving and spending.
        </GuideCard>
      ),
    },
    {
      right: 'let a mascot alone keep company.',
      wrong: 'use the card to fill a space.',
      good: () => (
        <EmptyState title="No certificates yet" art={<CaptainCash mood="think" />}>
          They come with your first finished course.
        </EmptyState>
      ),
      bad: () => (
        <GuideCard tone="captain" name="No certificates yet" mascot={<CaptainCash />}>
          They come with your first finished course.
        </GuideCard>
      ),
    },
  ],
  content: [
    'The name as it is written everywhere: Captain Cash, The Investor, Agent Shield.',
    'What it teaches, not who it is: verbs that a child knows.',
    'At most two sentences, so that three cards stay equally high.',
  ],
  behaviour: [
    'With a long name and three sentences the mascot still stands on the lower edge.',
    'In forced colours, where the tint is gone, the card keeps an edge.',
    'Three are in a row on a desktop, one under another on a phone.',
  ],
  accessibility: {
    role: 'An article, or an item of a list.',
    name: 'Its heading.',
    keys: 'It takes no focus.',
    notes: [
      'The drawing is decoration and not read.',
      'Text on a tint is ink, never muted: 7 to 1.',
    ],
  },
};
