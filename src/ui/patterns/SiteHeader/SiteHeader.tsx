import type { ReactNode } from 'react';
import { Link, NavLink } from '../../components/Link/Link.tsx';
import { ListIcon } from '../../art/icons/ListIcon.tsx';
import { Logo } from '../../art/logo/Logo.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle.tsx';
import type { MenuLink } from '../menu/types.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps {
  /** The academy's short name, beside the mark. */
  name: string;
  /** The links before the Curriculum dropdown. */
  before: readonly MenuLink[];
  /** Replaces the dropdown on narrow windows. */
  curriculum: MenuLink;
  /** A DisclosureMenu. */
  curriculumMenu: ReactNode;
  /** The links after the dropdown. */
  after: readonly MenuLink[];
  signIn: MenuLink;
  /** An AccountMenu; null when signed out. */
  account: ReactNode;
  darkTheme: boolean;
  onToggleTheme: () => void;
  /** Opens the mobile menu; undefined while only the plain menu works. */
  onOpenMenu: (() => void) | undefined;
  /** A MobileMenu; null until loaded. */
  narrowMenu: ReactNode;
  /** The page's path; the plain menu closes when it changes. */
  page: string;
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <NavLink className={styles.link} to={to}>
        {label}
      </NavLink>
    </li>
  ));
}

/**
 * The bar at the top of every page: the home link, main links, theme and account.
 *
 * Use once, in the shell. On narrow windows "Menu" opens a MobileMenu; until that is loaded, and
 * without scripting, it is a plain disclosure with the same links.
 */
export function SiteHeader({
  name,
  before,
  curriculum,
  curriculumMenu,
  after,
  signIn,
  account,
  darkTheme,
  onToggleTheme,
  onOpenMenu,
  narrowMenu,
  page,
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <Page>
        <div className={styles.bar}>
          <Link className={styles.home} to="/">
            <Logo name={name} />
          </Link>
          <nav className={styles.wideNav} aria-label="Main">
            <ul className={styles.wideList}>
              <Links links={before} />
              <li>{curriculumMenu}</li>
              <Links links={after} />
            </ul>
          </nav>
          <ThemeToggle pressed={darkTheme} onToggle={onToggleTheme} />
          <div className={styles.account}>
            {account ?? (
              <LinkButton to={signIn.to} variant="secondary" size="small">
                {signIn.label}
              </LinkButton>
            )}
          </div>
          <details key={page} className={styles.menu}>
            {/* A summary is interactive and closes what it opened; the dialog replaces it. */}
            <summary
              className={styles.menuButton}
              onClick={(event) => {
                const plain = event.currentTarget.parentElement;
                if (onOpenMenu === undefined || plain?.hasAttribute('open') === true) return;
                event.preventDefault();
                onOpenMenu();
              }}
            >
              <ListIcon />
              Menu
            </summary>
            <nav aria-label="Menu">
              <ul className={styles.menuList}>
                <Links links={[...before, curriculum, ...after]} />
              </ul>
            </nav>
          </details>
          {narrowMenu}
        </div>
      </Page>
    </header>
  );
}
