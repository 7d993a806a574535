import type { Guide } from '../../board/guides/guide.ts';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { GuideCard } from '../../src/ui/components/GuideCard/GuideCard.tsx';

export const guide: Guide = {
  purpose: 'Presents one of the academy’s three guides on its own ground.',
  use: ['On the front page and on About, all three together.'],
  avoid: [
    ['Where a mascot only keeps company (sign-in, a dialog)', { words: 'the drawing itself' }],
    ['For a person', ['PersonCard', 'Quote']],
    ['For an empty list', 'EmptyState'],
  ],
  anatomy: {
    example: (
      <GuideCard
        tone="captain"
        name="Captain Cash"
        mascot={<CaptainCash mood="cheer" />}
        engraving={<Rosette slug="captain-cash" band="inherit" />}
      >
        Saving and spending: where money goes, and how to send it where you want.
      </GuideCard>
    ),
    parts: [
      ['Ground', 'left', 'The guide’s tint: gold saves, green grows, blue protects.', 'article'],
      ['Name', 'top', 'A heading.', 'h3'],
      ['Words', 'right', 'What it teaches, in one or two sentences.', 'p'],
      ['Mascot', 'left', 'Stands on the lower edge.', 'article > div:last-child > div:last-child'],
      ['Engraving', 'right', 'Optional. Its rosette, cut by the card.', 'article > div:last-child'],
    ],
  },
  pairs: [
    {
      right: 'give each guide the ground of its meaning.',
      wrong: 'swap tints because they look nice.',
      good: (
        <GuideCard tone="captain" name="Captain Cash" mascot={<CaptainCash />}>
          Saving and spending.
        </GuideCard>
      ),
      bad: (
        <GuideCard tone="shield" name="Captain Cash" mascot={<CaptainCash />}>
          Saving and spending.
        </GuideCard>
      ),
    },
  ],
  content: [
    'The name as it is written everywhere: Captain Cash, The Investor, Agent Shield.',
    'What it teaches, not who it is, in verbs that a child knows.',
  ],
  accessibility: [
    'An article or a list item, named by its heading. The drawing is not read.',
    'Text on a tint is ink, never muted: 7 to 1.',
  ],
};
