import { NavLink } from '../../components/Link/Link.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { button } from '../../components/Button/Button.css.ts';
import * as styles from './FloatingDonate.css.ts';

export interface FloatingDonateProps {
  /** A reason to give, in one short sentence. */
  line: string;
  /** Also names the region. The shelf is hidden on the linked page. */
  link: { label: string; to: string };
}

/* A simplified Phosphor heart, a third of its size, because every page contains it. */
const heart = (
  <Icon>
    <path d="M128 220C-6 130 20 40 80 40q32 0 48 32 16-32 48-32c60 0 86 90-48 180Z" />
  </Icon>
);

/**
 * Keeps the donation link visible on every page: a shelf at the bottom of the window, or a button
 * in the margin if there is room.
 *
 * Use once, in the shell, between the page's content and its footer.
 */
export function FloatingDonate({ line, link }: FloatingDonateProps) {
  return (
    <aside className={styles.room} aria-label={link.label}>
      <div className={styles.shelf}>
        <p>{line}</p>
        <NavLink className={button({ variant: 'primary', size: 'small' })} to={link.to}>
          {heart}
          {link.label}
        </NavLink>
      </div>
    </aside>
  );
}
