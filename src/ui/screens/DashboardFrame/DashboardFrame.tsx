import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { needsScript } from '../../patterns/FormFrame/FormFrame.css.ts';
import {
  NoScriptNotice,
  type NoScriptNoticeProps,
} from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { WaitingScreen } from '../WaitingScreen/WaitingScreen.tsx';
import * as styles from './DashboardFrame.css.ts';

export interface DashboardFrameProps {
  /** The display name, or else the email. */
  name: string;
  /** "Student". */
  role: string;
  /** What this role can do here. */
  line: string;
  children: ReactNode;
}

/** The welcome and the role above every dashboard (docs/product.md P4.18). */
export function DashboardFrame({ name, role, line, children }: DashboardFrameProps) {
  return (
    <Section>
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

function PrintedTooSoon() {
  return (
    <p className={styles.tooSoon}>
      This page had not loaded when it was printed. Open it again, then print.
    </p>
  );
}

/** Shown until the session is known, and without scripting. */
export function DashboardWaiting(notice: NoScriptNoticeProps) {
  return (
    <>
      <div className={needsScript}>
        <WaitingScreen>
          <PrintedTooSoon />
        </WaitingScreen>
      </div>
      <NoScriptNotice {...notice} />
    </>
  );
}

export interface DashboardLoadingProps {
  /** Shown with a retry after a failed load. */
  failure: string | undefined;
  onRetry: () => void;
}

/** Shown while the role is loading, and for unknown roles (docs/product.md P9.1). */
export function DashboardLoading({ failure, onRetry }: DashboardLoadingProps) {
  return (
    <Section>
      <Stack gap="5" align="start">
        <Heading level={1} tabIndex={-1}>
          Dashboard
        </Heading>
        <Spinner label="Loading dashboard" labelVisible />
        <PrintedTooSoon />
        {failure === undefined ? null : (
          <>
            <Notice tone="warning" role="status" title="This takes longer than it should">
              {failure}
            </Notice>
            <Button variant="secondary" onClick={onRetry}>
              Try again now
            </Button>
          </>
        )}
      </Stack>
    </Section>
  );
}
