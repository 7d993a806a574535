import type { ReactNode } from 'react';
import type { CopiedToken } from './copyForms.ts';
import { Copyable } from './Copying.tsx';
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
  /** For the clipboard; not for what stands in no theme. */
  token?: CopiedToken | undefined;
  /** What it looks like. */
  children: ReactNode;
}

/** A token: its name and value at the side, what it looks like beside them. */
export function Row({ name, value, token, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.value}>{value}</p>
      </div>
      {token === undefined ? children : <Copyable token={token}>{children}</Copyable>}
    </li>
  );
}

/** A length drawn as long as it is. */
export function Bar({ width }: { width: string }) {
  return <div className={styles.bar} style={{ width }} />;
}
