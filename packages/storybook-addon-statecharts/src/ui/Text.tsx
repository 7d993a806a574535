import type { ReactNode } from 'react';

import { classNames } from './classNames.ts';
import { textSizes, tones } from './text.css.ts';

export interface TextProps {
  /** Default `md`. */
  size?: keyof typeof textSizes | undefined;
  /** Default `inherit`. */
  tone?: keyof typeof tones | undefined;
  children: ReactNode;
}

/** A paragraph. */
export function Text({ size = 'md', tone = 'inherit', children }: TextProps) {
  return <p className={classNames(textSizes[size], tones[tone])}>{children}</p>;
}
