import { NavLink } from '../../components/Link/Link.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { button } from '../../components/Button/Button.css.ts';
import * as styles from './FloatingDonate.css.ts';

export interface FloatingDonateProps {
  /** Why somebody might give, in one short sentence. */
  line: string;
  /** Names the region, too. On the page that it leads to there is no shelf. */
  link: { label: string; to: string };
}

/* A third of the letters of Phosphor's: every document and the first script carry it. */
const heart = (
  <Icon>
    <path d="M128 220C-6 130 20 40 80 40q32 0 48 32 16-32 48-32c60 0 86 90-48 180Z" />
  </Icon>
);

/**
 * The way to give, in sight on every page: a shelf at the window's foot, or a button in the margin where
 * the page's column leaves one.
 *
 * Use once, in the shell, between the page's content and its footer: there it ends up.
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
