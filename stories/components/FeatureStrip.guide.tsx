import type { Guide } from '../../board/guides/guide.ts';
import { PiggyBankIcon } from '../../src/ui/art/icons/PiggyBankIcon.tsx';
import { ShieldCheckIcon } from '../../src/ui/art/icons/ShieldCheckIcon.tsx';
import { Feature, FeatureStrip } from '../../src/ui/components/FeatureStrip/FeatureStrip.tsx';

export const guide: Guide = {
  purpose: 'Gives two to four short reasons in one strip, separated by hairlines instead of boxes.',
  use: ['For reasons to choose the academy.', 'For what a program or a role brings.'],
  avoid: [
    ['For reasons that need a paragraph each', 'Stack'],
    ['For things that are opened', 'Card'],
    ['For figures', 'Stat'],
  ],
  anatomy: {
    example: (
      <FeatureStrip>
        <Feature icon={<PiggyBankIcon size="xl" />} title="Free for learners">
          No fee, no card, no small print.
        </Feature>
        <Feature icon={<ShieldCheckIcon size="xl" />} title="Nothing to sell">
          No bank pays for a line of it.
        </Feature>
      </FeatureStrip>
    ),
    parts: [
      ['Icon', 'left', 'Optional, for all or for none. Decoration.', 'li:first-child svg'],
      ['Title', 'top', 'The reason, in two to four words.', 'li:first-child h3'],
      ['Words', 'bottom', 'One sentence that supports it.', 'li:first-child p'],
      ['Hairline', 'right', 'Separates the reasons, as high as the longest.', 'li:last-child'],
    ],
  },
  pairs: [
    {
      right: 'support a reason with a fact.',
      wrong: 'praise yourself.',
      good: (
        <FeatureStrip>
          <Feature title="Small classes">Fifteen learners at most.</Feature>
        </FeatureStrip>
      ),
      bad: (
        <FeatureStrip>
          <Feature title="World-class learning">The best lessons you will ever find!</Feature>
        </FeatureStrip>
      ),
    },
  ],
  content: [
    'Two to four reasons. Five is a list, one is a sentence.',
    'Titles of one kind: all nouns, or all short claims.',
  ],
  accessibility: ['A list. Choose the headings’ level by the page’s outline.'],
};
