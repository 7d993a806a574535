import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './FormFrame.css.ts';

export interface AfterSendingProps {
  title: string;
  children: ReactNode;
}

/**
 * What stands in a form's place once it is sent, until the person leaves it. It takes the focus, as the
 * button that had it is gone.
 */
export function AfterSending({ title, children }: AfterSendingProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <Panel>
      <div ref={box} className={styles.words} tabIndex={-1} role="group" aria-labelledby={heading}>
        <Stack gap="5">
          <Heading level={2} size="panel" id={heading}>
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </Panel>
  );
}
