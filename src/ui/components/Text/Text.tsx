import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Text.css.ts';

export const textSizes = ['xs', 'sm', 'md', 'lg'] as const;
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
  align?: 'start' | 'center' | undefined;
  children: ReactNode;
}

/**
 * Text at one of the four sizes.
 *
 * Use for paragraphs, notes and facts. For titles use Heading; for long legal text Prose.
 */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  measure = 'none',
  align = 'start',
  children,
  ...rest
}: TextProps) {
  // The props passed on are the same for all elements.
  const Tag = as as 'p';
  return (
    <Tag {...rest} className={styles.text({ size, tone, weight, measure, align })}>
      {children}
    </Tag>
  );
}
