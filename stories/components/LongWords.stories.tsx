import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TreeIcon } from '../../src/ui/art/icons/TreeIcon.tsx';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Breadcrumb } from '../../src/ui/components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { DateRow } from '../../src/ui/components/DateRow/DateRow.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { ErrorSummary } from '../../src/ui/components/ErrorSummary/ErrorSummary.tsx';
import { Feature, FeatureStrip } from '../../src/ui/components/FeatureStrip/FeatureStrip.tsx';
import { FilterChips } from '../../src/ui/components/FilterChips/FilterChips.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { GuideCard } from '../../src/ui/components/GuideCard/GuideCard.tsx';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';
import { ProgressBar } from '../../src/ui/components/ProgressBar/ProgressBar.tsx';
import { Prose } from '../../src/ui/components/Prose/Prose.tsx';
import { Quote } from '../../src/ui/components/Quote/Quote.tsx';
import { RadioCards } from '../../src/ui/components/RadioCards/RadioCards.tsx';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import { Total } from '../../src/ui/components/Total/Total.tsx';
import { alsoNarrow } from '../_helpers/component.ts';
import { extremes } from '../_helpers/extremes.ts';

const { word, hugeNumber } = extremes;
const action = <Button size="small">{word}</Button>;
const option = { value: 'word', label: word };
const nothing = () => undefined;

/** Each component with text that has no break opportunity. */
const components: Record<string, ReactNode> = {
  Badge: <Badge>{word}</Badge>,
  Breadcrumb: <Breadcrumb trail={[{ label: word, to: '/' }]} current={word} />,
  Button: <Button icon={<TreeIcon />}>{word}</Button>,
  DateRow: (
    <ul>
      <DateRow date="2026-12-03" title={word} meta={word} action={action} />
    </ul>
  ),
  EmptyState: <EmptyState title={word}>Choose another category.</EmptyState>,
  ErrorSummary: (
    <ErrorSummary
      attempt={0}
      errors={[
        { fieldId: 'a', message: word },
        { fieldId: 'b', message: word },
      ]}
    />
  ),
  FeatureStrip: (
    <FeatureStrip>
      <Feature icon={<TreeIcon size={36} />} title={word}>
        {word}
      </Feature>
    </FeatureStrip>
  ),
  FilterChips: <FilterChips legend={word} options={[option]} value="word" onChange={nothing} />,
  Grid: (
    <Grid columns="three">
      <Text>{word}</Text>
    </Grid>
  ),
  GuideCard: (
    <ul>
      <GuideCard tone="captain" name={word} mascot={<CaptainCash />}>
        {word}
      </GuideCard>
    </ul>
  ),
  Heading: <Heading level={3}>{word}</Heading>,
  Inline: (
    <Inline>
      <Badge>{word}</Badge>
      <Text>{word}</Text>
    </Inline>
  ),
  LinkButton: <LinkButton to="/">{word}</LinkButton>,
  Notice: (
    <Notice tone="info" title={word}>
      {word}
    </Notice>
  ),
  Panel: (
    <Panel>
      <Text>{word}</Text>
    </Panel>
  ),
  PersonCard: <PersonCard name={word} position={word} />,
  ProgressBar: <ProgressBar label={word} percent={62} />,
  Prose: (
    <Prose>
      <h3>{word}</h3>
      <p>{word}</p>
    </Prose>
  ),
  Quote: (
    <Quote name={word} position={word} portrait="cap">
      {word}
    </Quote>
  ),
  RadioCards: <RadioCards legend="Choose" options={[option]} value="word" onChange={nothing} />,
  Section: (
    <Section>
      <Text>{word}</Text>
    </Section>
  ),
  Spinner: <Spinner label={word} labelVisible />,
  Stat: (
    <StatList>
      <Stat label={word} value={hugeNumber} />
    </StatList>
  ),
  Text: <Text size="lg">{word}</Text>,
  TextField: <TextField label={word} description={word} error={word} />,
  TextLink: (
    <Text>
      <TextLink to="/">{word}</TextLink>
    </Text>
  ),
  Total: <Total label={word} value={`$${hugeNumber},000,000.00`} />,
};

const meta = preview.meta({
  title: 'Components/Long words',
  tags: ['!autodocs'],
  parameters: alsoNarrow,
});

/** In the narrowest window every component breaks them, and is no wider than its container. */
export const InTheNarrowestWindow = meta.story({
  render: () => (
    <main>
      <Stack gap="6">
        {Object.entries(components).map(([name, component]) => (
          <div key={name} data-component={name}>
            {component}
          </div>
        ))}
      </Stack>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const wide = [...canvasElement.querySelectorAll<HTMLElement>('[data-component]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    await expect(wide.map(({ dataset }) => dataset['component'])).toEqual([]);
  },
});
