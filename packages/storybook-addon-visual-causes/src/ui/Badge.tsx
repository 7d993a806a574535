import type { ReactNode } from 'react';

import { tones } from './Badge.css.ts';

export type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  /** Default `plain`. The text repeats it: colour is not the only cue. */
  tone?: BadgeTone | undefined;
  children: ReactNode;
}

/** One or two words that classify something. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={tones[tone]}>{children}</span>;
}
