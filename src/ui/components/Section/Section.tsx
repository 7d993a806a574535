import type { ReactNode } from 'react';

import { Page, type PageProps } from '../Page/Page.tsx';

import * as styles from './Section.css.ts';

export const sectionTones = ['paper', 'sunk'] as const;
export const sectionSpaces = ['normal', 'tight', 'joined'] as const;

export interface SectionProps {
  /** The id of its heading, which names it. */
  labelledBy?: string | undefined;
  /** Default `paper`; `sunk` sets a band across the page apart. */
  tone?: (typeof sectionTones)[number] | undefined;
  /** Above and below: default `normal`; `joined` has none above. */
  space?: (typeof sectionSpaces)[number] | undefined;
  /** See Page. */
  width?: PageProps['width'];
  children: ReactNode;
}

/**
 * A part of a page with its own heading, across the whole window, its content in the page's column.
 *
 * Use for each step down a page. A part inside a column is a Panel or a Stack.
 */
export function Section({
  labelledBy,
  tone = 'paper',
  space = 'normal',
  width,
  children,
}: SectionProps) {
  return (
    <section className={styles.section({ tone, space })} aria-labelledby={labelledBy}>
      <Page width={width}>{children}</Page>
    </section>
  );
}
