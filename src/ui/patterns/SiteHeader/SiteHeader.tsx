import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../../art/logo/Logo.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SiteHeader.css.ts';

export interface HeaderLink {
  label: string;
  to: string;
}

export interface SiteHeaderProps {
  /** The academy's short name, beside the mark. */
  name: string;
  /** In the order they stand in. */
  links: readonly HeaderLink[];
  signIn: HeaderLink;
  dashboard: HeaderLink;
  /** Who is signed in; undefined when nobody is. */
  person: { name: string } | undefined;
  darkTheme: boolean;
  onToggleTheme: () => void;
  onLogOut: () => void;
}

interface LinksProps {
  links: readonly HeaderLink[];
  className: string;
  /** One more item, after the links. */
  last?: ReactNode;
}

function Links({ links, className, last }: LinksProps) {
  return (
    <ul className={className} role="list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink className={styles.link} to={to} end={to === '/'}>
            {label}
          </NavLink>
        </li>
      ))}
      {last}
    </ul>
  );
}

/**
 * The bar at the top of every page: the way home, the main links, the theme and the account.
 *
 * Use once, in the shell. On narrow windows the links fold into a menu that works without scripts.
 */
export function SiteHeader({
  name,
  links,
  signIn,
  dashboard,
  person,
  darkTheme,
  onToggleTheme,
  onLogOut,
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <Page>
        <div className={styles.bar}>
          <Link className={styles.home} to="/">
            <Logo name={name} />
          </Link>
          <nav className={styles.wideNav} aria-label="Main">
            <Links links={links} className={styles.wideList} />
          </nav>
          <ThemeToggle pressed={darkTheme} onToggle={onToggleTheme} />
          <div className={styles.account}>
            {person === undefined ? (
              <LinkButton to={signIn.to} variant="secondary" size="small">
                {signIn.label}
              </LinkButton>
            ) : (
              <>
                <Link className={styles.accountLink} to={dashboard.to}>
                  <Avatar name={person.name} />
                  <VisuallyHidden>{dashboard.label}</VisuallyHidden>
                </Link>
                <span className={styles.wideLogOut}>
                  <Button variant="secondary" size="small" onClick={onLogOut}>
                    Log out
                  </Button>
                </span>
              </>
            )}
          </div>
          <details className={styles.menu}>
            <summary className={styles.menuButton}>Menu</summary>
            <nav aria-label="Main">
              <Links
                links={links}
                className={styles.menuList}
                last={
                  person === undefined ? null : (
                    <li className={styles.narrowLogOut}>
                      <Button variant="secondary" size="small" wide onClick={onLogOut}>
                        Log out
                      </Button>
                    </li>
                  )
                }
              />
            </nav>
          </details>
        </div>
      </Page>
    </header>
  );
}
