import { Page } from '../../components/Page/Page.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  name: string;
  /** What the academy is, in a sentence. */
  line: string;
  links: readonly { label: string; to: string }[];
}

/** The foot of every page: who we are, and the way to everything else. Use once, in the shell. */
export function SiteFooter({ name, line, links }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Page>
        <Stack gap="5">
          <nav aria-label="Footer">
            <ul className={styles.list} role="list">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to} standalone tone="plain">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <Text size="sm" tone="muted" measure="normal">
            <strong>{name}</strong> <span>{line}</span>
          </Text>
        </Stack>
      </Page>
    </footer>
  );
}
