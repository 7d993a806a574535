import type { ReactNode } from 'react';
import { Page } from '../Page/Page.tsx';
import * as styles from './Section.css.ts';

export const sectionTones = ['paper', 'sunk'] as const;
export const sectionSpaces = ['normal', 'tight', 'joined'] as const;

export interface SectionProps {
  /** The id of its heading. */
  labelledBy?: string | undefined;
  /** Default `paper`; `sunk` is a full-width band. */
  tone?: (typeof sectionTones)[number] | undefined;
  /** Vertical padding: default `normal`; `joined` has none on top. */
  space?: (typeof sectionSpaces)[number] | undefined;
  children: ReactNode;
}

/**
 * A full-width part of a page with its own heading, its content in the page's column.
 *
 * Use for each part of a page. Inside a column use Panel or Stack.
 *
 * ## Content
 * - Begins with a heading that makes sense in a list of headings.
 *
 * ## Behaviour
 * - “Joined” has no space above, for a section under one of the same tone.
 *
 * ## Accessibility
 * - A region named by its heading (labelledBy); without a name it is no landmark.
 * - Name only those that people jump to.
 */
export function Section({ labelledBy, tone = 'paper', space = 'normal', children }: SectionProps) {
  return (
    <section className={styles.section({ tone, space })} aria-labelledby={labelledBy}>
      <Page>{children}</Page>
    </section>
  );
}
