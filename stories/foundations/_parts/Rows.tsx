import type { ReactNode } from 'react';
import type { TokenPath } from './copyForms.ts';
import { Copyable } from './Copying.tsx';
import * as styles from './Rows.css.ts';

/** A list of tokens, separated by hairlines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  /** The token's name. */
  name: string;
  /** Its value or purpose. */
  value: string;
  /** For the clipboard; omit for a value outside of the themes. */
  token?: TokenPath | undefined;
  /** An example. */
  children: ReactNode;
}

/** A token: name and value at the side, an example beside them. */
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

/** A length in its real size. */
export function Bar({ width }: { width: string }) {
  return <div className={styles.bar} style={{ width }} />;
}
