import preview from '../../.storybook/preview.tsx';
import { AgentShield } from '../../src/ui/art/mascots/AgentShield.tsx';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import {
  GuideCard,
  type GuideCardProps,
  type GuideTone,
  guideTones,
} from '../../src/ui/components/GuideCard/GuideCard.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';

const guides: Record<GuideTone, GuideCardProps> = {
  captain: {
    tone: 'captain',
    name: 'Captain Cash',
    mascot: <CaptainCash />,
    children: 'Saving and budgeting. Gives every dollar a port before it drifts.',
  },
  investor: {
    tone: 'investor',
    name: 'The Investor',
    mascot: <TheInvestor />,
    children: 'Growth and investing. Plants early and waits.',
  },
  shield: {
    tone: 'shield',
    name: 'Agent Shield',
    mascot: <AgentShield />,
    children: 'Debt and scams. Reads the fine print so it can’t bite.',
  },
};

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
  args: guides.captain,
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
      {guideTones.map((tone) => (
        <GuideCard key={tone} {...guides[tone]} />
      ))}
    </Grid>
  ),
});
