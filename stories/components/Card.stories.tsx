import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Card, cardSizes } from '../../src/ui/components/Card/Card.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  ...onCanvas,
  args: {
    title: 'A first bank account, at eight',
    to: '/blog/first-bank-account',
    meta: 'March 3, 2026 · 5 min read',
    children: (
      <Text tone="muted">What to ask at the counter, and what the fine print says about fees.</Text>
    ),
  },
  argTypes: choices({ size: cardSizes, level: headingLevels }),
});

const media = <Rosette slug="first-bank-account" />;

/** A post: the title is the link, and the whole card is its target. */
export const Post = meta.story({
  args: { media },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'A first bank account, at eight' });
    await expect(link).toHaveAttribute('href', '/blog/first-bank-account');
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

const follow = fn();

/** Its own buttons are above the card-wide link and can be pressed. */
export const WithFooter = meta.story({
  args: {
    eyebrow: (
      <Inline gap="2">
        <Badge band="6-8">Grades 6–8</Badge>
        <Badge>Workshop</Badge>
      </Inline>
    ),
    footer: (
      <Button variant="secondary" size="small" onClick={follow}>
        Follow
      </Button>
    ),
  },
  beforeEach: () => {
    follow.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(follow).toHaveBeenCalledOnce();
  },
});

/** Texts of different lengths in one row: equal heights, aligned footers. */
export const LongContent = meta.story({
  render: (args) => (
    <Grid columns="two">
      <Card {...args} footer={<Badge>Short</Badge>}>
        <Text>One line.</Text>
      </Card>
      <Card
        {...args}
        title="Everything a family should agree on before the first phone contract is signed"
        meta="September 30, 2026 · 24 min read · Career Development, Diversity & Inclusion"
        footer={<Badge>Long</Badge>}
      >
        <Text>
          Who pays when the data runs out, what happens to the handset after two years, and how to
          leave a contract that has become too dear: three talks to have at the kitchen table.
        </Text>
      </Card>
    </Grid>
  ),
});

/** Both sizes at rest, hovered and focused: the focus ring follows the card's corners. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args) => (
    <StateSheet variants={['linked', 'plain']} states={['rest', 'hover', 'focus', 'pressed']}>
      {(variant) => <Card {...args} to={variant === 'linked' ? args.to : undefined} />}
    </StateSheet>
  ),
});
