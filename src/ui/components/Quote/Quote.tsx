import type { ReactNode } from 'react';
import type { PortraitName } from '../../../domain/portraits.ts';
import { Portrait } from '../../art/portraits/Portrait.tsx';
import * as styles from './Quote.css.ts';

export interface QuoteProps {
  /** The text, without quotation marks. */
  children: ReactNode;
  name: string;
  /** The speaker's role: "Volunteer mentor". */
  position?: string | undefined;
  portrait: PortraitName;
}

/**
 * A quotation from a person.
 *
 * Use for testimonials and stories, on paper, surface or sunk. Not for the page's own claims.
 *
 * ## Content
 * - Their words, cut but never rewritten. Three dots where something is left out.
 * - One to three sentences. A whole story is an article.
 *
 * ## Accessibility
 * - A figure with a block quotation; the caption names the speaker.
 */
export function Quote({ children, name, position, portrait }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{children}</blockquote>
      <figcaption className={styles.source}>
        <span className={styles.portrait}>
          <Portrait name={portrait} />
        </span>
        <span className={styles.person}>
          <span className={styles.name}>{name}</span>
          {position === undefined ? null : <span className={styles.role}>{position}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
