import type { ReactNode } from 'react';
import * as styles from './Swatch.css.ts';

interface SwatchProps {
  /** The role's name in the theme contract. */
  name: string;
  light: string;
  dark: string;
  /** Its purpose. */
  use?: string | undefined;
}

/** A colour role with its light and dark values on one sheet. */
export function Swatch({ name, light, dark, use }: SwatchProps) {
  return (
    <li className={styles.swatch}>
      <div className={styles.halves} aria-hidden="true">
        <span style={{ backgroundColor: light }} />
        <span style={{ backgroundColor: dark }} />
      </div>
      <div className={styles.words}>
        <p className={styles.values}>
          <span>{light}</span>
          <span>{dark}</span>
        </p>
        <p className={styles.name}>{name}</p>
        {use === undefined ? null : <p className={styles.use}>{use}</p>}
      </div>
    </li>
  );
}

/** A grid of swatches. */
export function Swatches({ children }: { children: ReactNode }) {
  return <ul className={styles.swatches}>{children}</ul>;
}
