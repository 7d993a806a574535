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
 *
 * ## Behaviour
 * - Below 1280 px it is a shelf at the bottom of the window; at a zoom of 400 % it only ends the
 *   page.
 * - From 1280 px it is a tab in the page’s margin.
 * - On the donation page it leads to the form. On paper there is none.
 *
 * ## Accessibility
 * - A complementary region with a link, both named “Donate”, after the footer.
 * - The page scrolls far enough that nothing with the focus lies under it (WCAG 2.4.12).
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
