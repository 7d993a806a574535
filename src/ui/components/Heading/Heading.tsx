import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Heading.css.ts';
import type { HeadingSize } from './sizes.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

export type HeadingLevel = (typeof headingLevels)[number];

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className' | 'style'> {
  /** The level in the page's outline; do not skip levels. */
  level: HeadingLevel;
  /** The visual size; by default level 1 is `section`, 2 `title`, 3 `panel`, others `item`. */
  size?: HeadingSize | undefined;
  children: ReactNode;
}

const defaultSizes: Record<HeadingLevel, HeadingSize> = {
  1: 'section',
  2: 'title',
  3: 'panel',
  4: 'item',
  5: 'item',
  6: 'item',
};

/**
 * A heading with separate level and size.
 *
 * Use for titles: one level 1 on each page, and below it none skipped. For a large number use Stat; for bold words in a paragraph `<strong>`.
 *
 * ## Content
 * - Describes the content below it; a page is understandable from its headings alone.
 * - Capitals as in a sentence, without a full stop. Titles that the product names stay letter for
 *   letter.
 *
 * ## Accessibility
 * - Screen reader users move through a page by its headings: levels matter more than size (WCAG
 *   1.3.1, 2.4.6).
 */
export function Heading({ level, size = defaultSizes[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={styles.heading({ size })}>
      {children}
    </Tag>
  );
}
