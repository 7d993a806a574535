import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';

import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';

import * as styles from './Card.css.ts';

export const cardSizes = ['normal', 'lead'] as const;

export interface CardProps {
  /** Default `article`. */
  as?: 'article' | 'li' | 'div' | undefined;
  title: string;
  /** The title's level. Default 3. */
  level?: HeadingLevel | undefined;
  /** Makes the title a link that covers the card. */
  to?: string | undefined;
  /** Default `normal`; `lead` puts the picture beside the text and enlarges the title. */
  size?: (typeof cardSizes)[number] | undefined;
  /** A rosette or a picture. */
  media?: ReactNode;
  /** Badges above the title. */
  eyebrow?: ReactNode;
  /** One line of facts: "March 3, 2026 · 5 min read". */
  meta?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
}

/**
 * An item of a list with a picture: a post, a track, an audience.
 *
 * Use for varied items. To compare items use Table; for a dense list MediaRow, for dates DateRow;
 * for a single item Panel.
 */
export function Card({
  as: Tag = 'article',
  title,
  level = 3,
  to,
  size = 'normal',
  media,
  eyebrow,
  meta,
  children,
  footer,
}: CardProps) {
  return (
    <Tag className={styles.card({ size })}>
      {media === undefined ? null : <div className={styles.media({ size })}>{media}</div>}
      <div className={styles.body}>
        {eyebrow === undefined ? null : <div>{eyebrow}</div>}
        <Heading level={level} size={size === 'lead' ? 'title' : 'item'}>
          {to === undefined ? (
            title
          ) : (
            <Link className={styles.link} to={to} data-card-link="">
              {title}
            </Link>
          )}
        </Heading>
        {meta === undefined ? null : <p className={styles.meta}>{meta}</p>}
        {children}
        {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      </div>
    </Tag>
  );
}
