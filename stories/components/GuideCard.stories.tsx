import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';
import { AgentShield } from '../../src/ui/art/mascots/AgentShield.tsx';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import {
  GuideCard,
  type GuideCardProps,
  type GuideTone,
  guideTones,
} from '../../src/ui/components/GuideCard/GuideCard.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';

const engraved = (slug: string): ReactNode => <Rosette slug={slug} band="inherit" />;

const guides: Record<GuideTone, GuideCardProps> = {
  captain: {
    tone: 'captain',
    name: 'Captain Cash',
    mascot: <CaptainCash />,
    engraving: engraved('port'),
    children: 'Saving and budgeting. Gives every dollar a port before it drifts.',
  },
  investor: {
    tone: 'investor',
    name: 'The Investor',
    mascot: <TheInvestor />,
    engraving: engraved('harvest'),
    children: 'Growth and investing. Plants early and waits.',
  },
  shield: {
    tone: 'shield',
    name: 'Agent Shield',
    mascot: <AgentShield />,
    engraving: engraved('small-print'),
    children: 'Debt and scams. Reads the fine print so it can’t bite.',
  },
};

const meta = preview.meta({
  title: 'Components/GuideCard',
  component: GuideCard,
  ...onCanvas,
  args: guides.captain,
  argTypes: choices({ tone: guideTones, level: headingLevels }),
});

/** A guide on its own background. The drawing is decorative and hidden from screen readers. */
export const OneGuide = meta.story();

/** The three tones side by side; they have no interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Grid columns="two">
      {guideTones.map((tone) => (
        <GuideCard key={tone} {...guides[tone]} />
      ))}
    </Grid>
  ),
});
