import type { ReactNode } from 'react';
import { BoardTheme } from '../../ui/BoardTheme.tsx';
import { CheckCircleIcon, XIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/Stack.tsx';
import * as styles from './DoDont.css.ts';

interface VerdictProps {
  kind: 'do' | 'dont';
  /** Why, in a sentence. */
  caption: string;
  children: ReactNode;
}

function Verdict({ kind, caption, children }: VerdictProps) {
  const Sign = kind === 'do' ? CheckCircleIcon : XIcon;
  return (
    <figure className={styles.verdict}>
      <figcaption className={styles.caption}>
        <span className={styles.sign[kind]}>
          <Sign />
        </span>
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {caption}
        </span>
      </figcaption>
      <div className={styles.example[kind]}>{children}</div>
    </figure>
  );
}

export interface DoDontProps {
  /** Why this is right, continuing "Do". */
  right: string;
  /** Why this is wrong, continuing "Don’t". */
  wrong: string;
  /** What is right, what is wrong. */
  children: readonly [ReactNode, ReactNode];
}

/** Two ways to do one thing, side by side: sign and word tell them apart, and then the colour. */
export function DoDont({ right, wrong, children: [good, bad] }: DoDontProps) {
  return (
    <div className={styles.pair}>
      <Verdict kind="do" caption={right}>
        {good}
      </Verdict>
      <Verdict kind="dont" caption={wrong}>
        {bad}
      </Verdict>
    </div>
  );
}

/** An example that is words alone. */
export function Words({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>;
}

/** Pairs under one another on a page of the project's own, which lacks the theme that the board's pages have. */
export function DoDonts({ children }: { children: ReactNode }) {
  return (
    <BoardTheme isPage={false}>
      <Stack gap="6">{children}</Stack>
    </BoardTheme>
  );
}
