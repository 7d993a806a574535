import type { ReactNode } from 'react';
import * as styles from './ContactScreen.css.ts';

export interface ContactCardProps {
  icon: ReactNode;
  label: string;
  /** Formatted; an address has several lines. */
  lines: readonly string[];
  /** `mailto:` or `tel:`. */
  href?: string | undefined;
  note: string;
}

/** One contact detail of the academy. */
export function ContactCard({ icon, label, lines, href, note }: ContactCardProps) {
  const text = lines.map((line, index) => (
    <span key={line}>
      {index === 0 ? null : <br />}
      {line}
    </span>
  ));
  return (
    <li className={styles.card}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>
          {href === undefined ? (
            text
          ) : (
            <a className={styles.link} href={href}>
              {text}
            </a>
          )}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  );
}
