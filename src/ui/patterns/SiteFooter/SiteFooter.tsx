import { Logo } from '../../art/logo/Logo.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import type { MenuLink } from '../menu/types.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  name: string;
  /** The academy in one sentence. */
  line: string;
  groups: readonly { heading: string; links: readonly MenuLink[] }[];
  /** Networks without an account yet: names, not links. */
  social: { heading: string; names: readonly string[]; note: string };
}

/**
 * The footer of every page: who the academy is, and links to everything else.
 *
 * Use once, in the shell. For the next step of a page use LinkButton; for the main links SiteHeader.
 *
 * ## Behaviour
 * - Links are in named groups; on a phone the groups follow each other.
 * - Networks we are not on yet are named, and lead nowhere (docs/product.md P1.6).
 *
 * ## Accessibility
 * - The page’s footer, with a navigation named “Footer”, the same on every page.
 */
export function SiteFooter({ name, line, groups, social }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.columns}>
          <div className={styles.about}>
            <span className={styles.name}>
              <Logo name={name} />
            </span>
            <Text size="sm" tone="muted" measure="short">
              {line}
            </Text>
          </div>
          <nav className={styles.groups} aria-label="Footer">
            {groups.map(({ heading, links }) => (
              <div key={heading} className={styles.group}>
                <p className={styles.heading}>{heading}</p>
                <ul className={styles.links}>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <TextLink to={to} standalone tone="plain">
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className={styles.follow}>
            <p className={styles.heading}>{social.heading}</p>
            <ul className={styles.social}>
              {social.names.map((network) => (
                <li key={network}>{network}</li>
              ))}
            </ul>
            <Text size="sm" tone="muted">
              {social.note}
            </Text>
          </div>
        </div>
      </Page>
    </footer>
  );
}
