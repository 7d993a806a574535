import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './FormFrame.css.ts';

export interface FormConfirmationProps {
  title: string;
  /** What was sent and where, in one or two sentences. */
  lead: ReactNode;
  /** What to do next. */
  children: ReactNode;
}

/** The confirmation above a form that was sent. It takes focus. */
export function FormConfirmation({ title, lead, children }: FormConfirmationProps) {
  const container = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    // Keeps clear of the toast at the window's lower edge.
    container.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Panel>
      <Stack gap="5">
        <div
          ref={container}
          className={styles.confirmation}
          tabIndex={-1}
          role="group"
          aria-labelledby={heading}
        >
          <Heading level={2} size="panel" id={heading}>
            {title}
          </Heading>
          <Text>{lead}</Text>
        </div>
        {children}
      </Stack>
    </Panel>
  );
}
