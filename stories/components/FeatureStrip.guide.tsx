import type { Guide } from '../../board/guides/guide.ts';
import { HandHeartIcon } from '../../src/ui/art/icons/HandHeartIcon.tsx';
import { PiggyBankIcon } from '../../src/ui/art/icons/PiggyBankIcon.tsx';
import { ShieldCheckIcon } from '../../src/ui/art/icons/ShieldCheckIcon.tsx';
import { Feature, FeatureStrip } from '../../src/ui/components/FeatureStrip/FeatureStrip.tsx';
import { Card } from '../../src/ui/components/Card/Card.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';

export function Example() {
  return (
    <FeatureStrip>
      <Feature icon={<PiggyBankIcon size="xl" />} title="Free for learners">
        No fee, no card, no small print.
      </Feature>
      <Feature icon={<ShieldCheckIcon size="xl" />} title="Nothing to sell">
        No bank pays for a line of it.
      </Feature>
    </FeatureStrip>
  );
}

export const guide: Guide = {
  purpose: 'Gives two to four short reasons in one strip, separated by hairlines instead of boxes.',
  status: 'stable',
  use: ['For reasons to choose the academy.', 'For what a program or a role brings.'],
  avoid: [
    ['For reasons that need a paragraph each', 'Stack'],
    ['For things that are opened', 'Card'],
    ['For figures', 'Stat'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Sign', 'left', 'Optional. A duotone icon, decoration.', 'li:first-child svg'],
      ['Title', 'top', 'The reason, in two to four words.', 'li:first-child h3'],
      ['Words', 'bottom', 'One sentence that backs it up.', 'li:first-child p'],
      ['Hairline', 'right', 'Parts the reasons; no boxes, no shadows.', 'li:last-child'],
    ],
  },
  pairs: [
    {
      right: 'let hairlines part the reasons.',
      wrong: 'put three equal icon cards in a row.',
      good: () => <Example />,
      bad: () => (
        <Grid columns="two" gap="3">
          <Card title="Free" media={<PiggyBankIcon size="xl" />} />
          <Card title="Safe" media={<HandHeartIcon size="xl" />} />
        </Grid>
      ),
    },
    {
      right: 'back a reason up with a fact.',
      wrong: 'praise yourself.',
      good: () => (
        <FeatureStrip>
          <Feature title="Small classes">Fifteen learners at most.</Feature>
        </FeatureStrip>
      ),
      bad: () => (
        <FeatureStrip>
          <Feature title="World-class learning">The best lessons you will ever find!</Feature>
        </FeatureStrip>
      ),
    },
  ],
  content: [
    'Two to four reasons. Five is a list, one is a sentence.',
    'Titles of one kind: all nouns, or all short claims.',
    'One sentence each, with something in it that can be checked.',
  ],
  behaviour: [
    'Four: in a row on a desktop, two by two between, one under another on a phone.',
    'Hairlines reach the longest; uneven texts leave no ragged edge.',
    'Icons for all or for none.',
  ],
  accessibility: {
    role: 'A list with an item for each reason.',
    name: 'Each reason’s heading.',
    keys: 'It takes no focus: nothing in it can be pressed.',
    notes: [
      'Icons are not read; the titles say all.',
      'Choose the headings’ level by the page’s outline.',
    ],
  },
};
