import { GrowthRings } from '../../art/rings/GrowthRings.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface HomeScreenProps {
  heading: string;
  description: string;
  /** The first is the main one. */
  ways: readonly { label: string; to: string }[];
}

/** The front page: what the academy is about, in one line and one picture (specification, "Home"). */
export function HomeScreen({ heading, description, ways }: HomeScreenProps) {
  return (
    <Section>
      <Grid columns="halves" gap="7" align="center">
        <Stack gap="5" align="start">
          <Heading level={1} size="hero" tabIndex={-1}>
            {heading}
          </Heading>
          <Text size="lg" tone="muted" measure="short">
            {description}
          </Text>
          <Inline>
            {ways.map(({ label, to }, index) => (
              <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            ))}
          </Inline>
        </Stack>
        <GrowthRings />
      </Grid>
    </Section>
  );
}
