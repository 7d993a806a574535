import { HeartIcon } from '../../art/icons/HeartIcon.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../components/Page/Page.tsx';
import * as styles from './FloatingDonate.css.ts';

export interface FloatingDonateProps {
  /** What the region is called when it is read out. */
  name: string;
  /** Why somebody might give, in one short sentence. */
  line: string;
  link: { label: string; to: string };
  /** Default true. False on a page that asks for gifts itself: it floats in the margin alone. */
  shelf?: boolean;
}

/**
 * The way to give, in sight on every page: a shelf at the window's foot, or a button in the margin where
 * the page's column leaves one.
 *
 * Use once, in the shell, between the page's content and its footer: there it ends up.
 */
export function FloatingDonate({ name, line, link, shelf = true }: FloatingDonateProps) {
  return (
    <aside className={styles.room} aria-label={name}>
      <div className={shelf ? styles.shelf : styles.noShelf}>
        <Page>
          <div className={styles.row}>
            <p className={styles.line}>{line}</p>
            <div className={styles.donate}>
              <LinkButton
                to={link.to}
                size="small"
                icon={
                  <span className={styles.heart}>
                    <HeartIcon />
                  </span>
                }
              >
                {link.label}
              </LinkButton>
            </div>
          </div>
        </Page>
      </div>
    </aside>
  );
}
