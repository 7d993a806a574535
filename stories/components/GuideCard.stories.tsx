import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  sheetModes,
  stateModes,
} from 'storybook-addon-statecharts/modes';
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
import { extremes } from '../_helpers/extremes.ts';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

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
  decorators: [withCanvas],
  args: guides.captain,
  argTypes: {
    tone: { control: 'select', options: guideTones },
    level: { control: 'select', options: headingLevels },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A guide on its own background. The drawing is decorative and hidden from screen readers. */
export const OneGuide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Captain CashSaving/);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Captain Cash');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** All three together, as on the front page. */
export const Three = meta.story({
  parameters: {
    chromatic: { modes: { ...stateModes, light: { disable: true }, dark: { disable: true } } },
  },
  render: () => (
    <Grid columns="three">
      {guideTones.map((tone) => (
        <GuideCard key={tone} {...guides[tone]} />
      ))}
    </Grid>
  ),
});

/** The mascot without its engraving. */
export const WithoutEngraving = meta.story({ args: { engraving: undefined } });

/** A long name and three sentences: the mascot stays on the lower edge. */
export const LongContent = meta.story({
  args: {
    name: `Captain ${extremes.word}`,
    children:
      'Saving and budgeting, from a jar on the kitchen shelf to an account of one’s own. Gives every dollar a port before it drifts. Knows the difference between a want and a need, and does not make a face about either.',
  },
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** The three tones side by side; they have no interactive parts. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <Grid columns="two">
      {guideTones.map((tone) => (
        <GuideCard key={tone} {...guides[tone]} />
      ))}
    </Grid>
  ),
});
