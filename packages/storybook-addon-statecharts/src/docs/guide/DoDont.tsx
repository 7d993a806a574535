import type { ReactNode } from 'react';
import { BoardTheme } from '../../ui/BoardTheme.tsx';
import { CheckCircleIcon, XIcon } from '../../ui/icons.tsx';
import * as styles from './DoDont.css.ts';

interface VerdictProps {
  kind: 'do' | 'dont';
  /** The reason, as a sentence. */
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
  /** The right example, then the wrong one. */
  children: readonly [ReactNode, ReactNode];
}

/** A right and a wrong example side by side, marked by icon, word and colour. */
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

/** An example of text alone. */
export function Words({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>;
}

/** A list of pairs on a page of the project's own, which lacks the board's theme. */
export function DoDonts({ children }: { children: ReactNode }) {
  return (
    <BoardTheme isPage={false}>
      <div className={styles.pairs}>{children}</div>
    </BoardTheme>
  );
}
