import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface PlainScreenProps {
  heading: string;
  /** What the page is about, in a sentence or two. */
  description: string;
  /** The ways on. */
  children?: ReactNode;
}

/** A heading and what it means. */
export function PlainScreen({ heading, description, children }: PlainScreenProps) {
  return (
    <Section>
      <Stack gap="5" align="start">
        <Heading level={1} tabIndex={-1}>
          {heading}
        </Heading>
        <Text size="lg" tone="muted" measure="short">
          {description}
        </Text>
        {children}
      </Stack>
    </Section>
  );
}
