import type { ReactNode } from 'react';
import * as styles from './Rows.css.ts';

/** A list of tokens, separated by hairlines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  /** The token's name. */
  name: string;
  /** Its value or purpose. */
  value?: string;
  /** An example. */
  children: ReactNode;
}

/** A token: name and value at the side, an example beside them. */
export function Row({ name, value, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        {value === undefined ? null : <p className={styles.value}>{value}</p>}
      </div>
      {children}
    </li>
  );
}

/** A length in its real size. */
export function Bar({ width }: { width: string }) {
  return <div className={styles.bar} style={{ width }} />;
}
