import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Page/Page.tsx';
import * as styles from './PageOpening.css.ts';

export interface PageOpeningProps {
  heading: string;
  /** One or two sentences on what the page is for. */
  lead: string;
  /** A mascot or a rosette that keeps company: square. */
  art?: ReactNode;
}

/**
 * How a page of the public site begins: its one main heading, which takes the focus after a change of
 * page, and what it is about.
 *
 * Use once, first. The home page has its own.
 */
export function PageOpening({ heading, lead, art }: PageOpeningProps) {
  return (
    <Page>
      <div className={styles.opening}>
        <Heading level={1} tabIndex={-1}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {art === undefined ? null : <div className={styles.art}>{art}</div>}
      </div>
    </Page>
  );
}
