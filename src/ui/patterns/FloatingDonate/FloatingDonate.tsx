import { button } from '../../components/Button/Button.css.ts';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './FloatingDonate.css.ts';

export interface FloatingDonateProps {
  /** A reason to give, in one short sentence. */
  line: string;
  /** Also names the region. */
  link: { label: string; to: string };
}

/**
 * Keeps the donation link visible on every page: a shelf at the bottom of the window, or a tab in the
 * margin if there is room.
 *
 * Use once, in the shell, after everything else in the page's flow.
 */
export function FloatingDonate({ line, link: { label, to } }: FloatingDonateProps) {
  return (
    <aside className={styles.donate} aria-label={label}>
      <div className={styles.shelf}>
        <p className={styles.line}>{line}</p>
        <Link className={`${button({ variant: 'primary', size: 'small' })} ${styles.link}`} to={to}>
          {label}
        </Link>
      </div>
    </aside>
  );
}
