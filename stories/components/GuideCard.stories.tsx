import preview from '../../.storybook/preview.tsx';
import { guides } from '../../src/content/guides.ts';
import { AgentShield } from '../../src/ui/art/mascots/AgentShield.tsx';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import {
  GuideCard,
  type GuideCardProps,
  guideTones,
} from '../../src/ui/components/GuideCard/GuideCard.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';

const figures = { captain: CaptainCash, investor: TheInvestor, shield: AgentShield };

const cards = guides.map(({ id, name, subject, line }): GuideCardProps => {
  const Figure = figures[id];
  return { tone: id, name, mascot: <Figure />, children: `${subject} ${line}` };
});

const meta = preview.meta({
  title: 'Components/GuideCard',
  component: GuideCard,
  tags: ['autodocs'],
  ...guided({
    parts: {
      li: ['left', '**Ground.** The guide’s tint: gold saves, green grows, blue protects.'],
      h3: ['top', '**Name.** A heading.'],
      p: ['right', '**Words.** What it teaches, in one or two sentences.'],
      'li > div:last-child > div:last-child': ['left', '**Mascot.** Stands on the lower edge.'],
    },
    do: 'give each guide the ground of its meaning.',
    dont: 'swap tints because they look nice.',
    bad: { tone: 'shield' },
  }),
  args: cards[0]!,
  render: (args) => (
    <ul>
      <GuideCard {...args} />
    </ul>
  ),
  argTypes: choices({ tone: guideTones }),
});

/** A guide on its own background. The drawing is decorative and hidden from screen readers. */
export const OneGuide = meta.story();

/** The three tones side by side; they have no interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Grid as="ul" columns="two">
      {cards.map((card) => (
        <GuideCard key={card.tone} {...card} />
      ))}
    </Grid>
  ),
});
