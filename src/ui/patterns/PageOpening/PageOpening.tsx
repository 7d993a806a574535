import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Page/Page.tsx';
import * as styles from './PageOpening.css.ts';

export interface PageOpeningProps {
  heading: string;
  /** A title that speaks, below the heading. */
  statement?: string | undefined;
  /** The page's purpose, in one or two sentences. */
  description: string;
  /** A decorative mascot or rosette: square. */
  art?: ReactNode;
}

/**
 * The start of a public page: its main heading, which takes focus after navigation, and a lead.
 *
 * Use once, first. The home page has its own.
 */
export function PageOpening({ heading, statement, description, art }: PageOpeningProps) {
  return (
    <Page>
      <div className={styles.opening}>
        <div>
          <Heading level={1} size={statement === undefined ? undefined : 'item'} tabIndex={-1}>
            {heading}
          </Heading>
          {statement === undefined ? null : <p className={styles.statement}>{statement}</p>}
        </div>
        <p className={styles.lead}>{description}</p>
        {art === undefined ? null : <div className={styles.art}>{art}</div>}
      </div>
    </Page>
  );
}
