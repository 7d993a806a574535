import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['sm', 'md', 'lg'] as const;
export const textTones = ['ink', 'muted', 'inherit'] as const;
export const textWeights = ['regular', 'medium', 'bold'] as const;
export const textMeasures = ['none', 'short', 'normal'] as const;

export interface TextProps extends Omit<ComponentProps<'p'>, 'className' | 'style'> {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'small' | undefined;
  /** Default `md`; `lg` is a page's opening paragraph. */
  size?: (typeof textSizes)[number] | undefined;
  /** Default `inherit`. `muted` only on paper, surface and sunk; on a tint use ink. */
  tone?: (typeof textTones)[number] | undefined;
  weight?: (typeof textWeights)[number] | undefined;
  /** The line length: `short` 38 characters, `normal` 65. Default `none`. */
  measure?: (typeof textMeasures)[number] | undefined;
  children: ReactNode;
}

/**
 * Text at one of three sizes.
 *
 * Use for paragraphs, notes and facts. For titles use Heading; for long legal text Prose.
 *
 * ## Content
 * - Plain, warm and concrete. Verbs before nouns, people before systems.
 * - Sentences of at most twenty words, one thought each.
 * - No exclamation marks, except the one that the product names (docs/product.md P17.7).
 *
 * ## Behaviour
 * - Figures are equally wide, so that amounts line up under each other.
 *
 * ## Accessibility
 * - Muted text only on paper, surface and sunk; on a tint text is ink: 7 to 1.
 */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  measure = 'none',
  children,
  ...rest
}: TextProps) {
  // The props passed on are the same for all elements.
  const Tag = as as 'p';
  return (
    <Tag {...rest} className={styles.text({ size, tone, weight, measure })}>
      {children}
    </Tag>
  );
}
