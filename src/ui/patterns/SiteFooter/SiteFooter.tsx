import { Link } from 'react-router-dom';
import { HandHeartIcon } from '../../art/icons/HandHeartIcon.tsx';
import { Logo } from '../../art/logo/Logo.tsx';
import { button } from '../../components/Button/Button.css.ts';
import { Page } from '../../components/Page/Page.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { classNames } from '../../styles/classNames.ts';
import * as styles from './SiteFooter.css.ts';

export interface FooterLink {
  label: string;
  to: string;
}

export interface SiteFooterProps {
  name: string;
  /** What the academy is, in a sentence. */
  line: string;
  groups: readonly { heading: string; links: readonly FooterLink[] }[];
  /** Networks we are not on yet: names, not links. */
  social: { heading: string; names: readonly string[]; note: string };
  /** Floats over every page. */
  donate: FooterLink;
}

/** The foot of every page: who we are, and the way to everything else. Use once, in the shell. */
export function SiteFooter({ name, line, groups, social, donate }: SiteFooterProps) {
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
              <div key={heading}>
                <p className={styles.heading}>{heading}</p>
                <ul>
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
          <div>
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
      <Link
        className={classNames(button({ variant: 'primary', size: 'small' }), styles.donate)}
        to={donate.to}
      >
        <HandHeartIcon />
        <span>{donate.label}</span>
      </Link>
    </footer>
  );
}
