import type { ReactNode } from 'react';
import { Heading } from '../../../src/ui/components/Heading/Heading.tsx';
import { Page } from '../../../src/ui/components/Page/Page.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import * as styles from './FoundationPage.css.ts';

interface FoundationPageProps {
  title: string;
  /** The purpose, in two or three sentences. */
  lead: string;
  /** `FoundationPart`s. */
  children: ReactNode;
}

/** A page of the foundations: title, opening paragraph and parts. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className={styles.page}>
      <Page>
        <Stack gap="5">
          <Heading level={1}>{title}</Heading>
          <Text size="lg" tone="muted" measure="normal">
            {lead}
          </Text>
        </Stack>
      </Page>
      {children}
    </main>
  );
}

interface FoundationPartProps {
  title: string;
  /** An explanation. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the page: its text at the side, its examples beside it. */
export function FoundationPart({ title, text, children }: FoundationPartProps) {
  return (
    <Page>
      <section className={styles.part}>
        <div className={styles.words}>
          <Heading level={2} size="panel">
            {title}
          </Heading>
          {text === undefined ? null : (
            <Text as="div" size="sm" tone="muted">
              {text}
            </Text>
          )}
        </div>
        <div className={styles.content}>{children}</div>
      </section>
    </Page>
  );
}
