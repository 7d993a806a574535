import type { ReactNode } from 'react';
import * as styles from './Rows.css.ts';

/** Lines of one token each, parted by hairlines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  /** The token's name. */
  name: string;
  /** Its value, or what it is for. */
  value: string;
  /** What it looks like. */
  children: ReactNode;
}

/** A token: its name and value at the side, what it looks like beside them. */
export function Row({ name, value, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.value}>{value}</p>
      </div>
      {children}
    </li>
  );
}

/** A length drawn as long as it is. */
export function Bar({ width }: { width: string }) {
  return <div className={styles.bar} style={{ width }} />;
}
