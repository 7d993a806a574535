import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './DashboardFrame.css.ts';

export interface DashboardFrameProps {
  /** The display name, or else the email. */
  name: string;
  /** "Student". */
  role: string;
  /** A line on what this role finds here. */
  line: string;
  children: ReactNode;
}

/** The welcome and the role above every dashboard (specification, section 2, "Dashboard"). */
export function DashboardFrame({ name, role, line, children }: DashboardFrameProps) {
  return (
    <Section space="tight">
      <div className={styles.welcome}>
        <Text tone="muted" weight="bold">{`${role} Dashboard`}</Text>
        <Heading level={1} tabIndex={-1}>{`Welcome, ${name}`}</Heading>
        <Text size="lg" tone="muted" measure="normal">
          {line}
        </Text>
      </div>
      {children}
    </Section>
  );
}

/** Stands in while the role is not known, and for a role that is none of ours (section 6). */
export function DashboardLoading() {
  return (
    <Section>
      <Stack gap="5">
        <Heading level={1} tabIndex={-1}>
          Dashboard
        </Heading>
        <Spinner label="Loading dashboard" labelVisible />
      </Stack>
    </Section>
  );
}
