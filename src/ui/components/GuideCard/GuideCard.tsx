import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './GuideCard.css.ts';

/** Saving, growing, protecting. */
export const guideTones = ['captain', 'investor', 'shield'] as const;

export type GuideTone = (typeof guideTones)[number];

export interface GuideCardProps {
  tone: GuideTone;
  /** The mascot's name. */
  name: string;
  /** What it teaches, in one or two sentences. */
  children: ReactNode;
  /** The mascot, with its engraving. */
  mascot: ReactNode;
}

/**
 * One of the three guides in its own colour, as an item of a list.
 *
 * Use on home and About, all three together. For a decorative mascot (sign-in, errors) use the
 * drawing itself.
 *
 * ## Content
 * - The name as it is written everywhere: Captain Cash, The Investor, Agent Shield.
 * - What it teaches, not who it is, in verbs that a child knows.
 *
 * ## Accessibility
 * - An item of a list, named by its heading. The drawing is not read.
 * - Text on a tint is ink, never muted: 7 to 1.
 */
export function GuideCard({ tone, name, children, mascot }: GuideCardProps) {
  return (
    <li className={styles.card({ tone })}>
      <div className={styles.text}>
        <Heading level={3} size="panel">
          {name}
        </Heading>
        <Text measure="short">{children}</Text>
      </div>
      <div className={styles.stage}>
        <div className={styles.mascot}>{mascot}</div>
      </div>
    </li>
  );
}
