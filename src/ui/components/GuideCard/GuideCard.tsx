import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';

import * as styles from './GuideCard.css.ts';

/** Saving, growing, protecting. */
export const guideTones = ['captain', 'investor', 'shield'] as const;

export type GuideTone = (typeof guideTones)[number];

export interface GuideCardProps {
  /** Default `article`. */
  as?: 'article' | 'li' | undefined;
  tone: GuideTone;
  /** The mascot's name. */
  name: string;
  /** The name's level. Default 3. */
  level?: HeadingLevel | undefined;
  /** What it teaches, in one or two sentences. */
  children: ReactNode;
  /** The mascot. */
  mascot: ReactNode;
  /** Its rosette behind it, in `currentColor`. */
  engraving?: ReactNode;
}

/**
 * One of the three guides in its own colour.
 *
 * Use on home and About, all three together. For a decorative mascot (sign-in, errors) use the
 * drawing itself.
 */
export function GuideCard({
  as: Tag = 'article',
  tone,
  name,
  level = 3,
  children,
  mascot,
  engraving,
}: GuideCardProps) {
  return (
    <Tag className={styles.card({ tone })}>
      <div className={styles.text}>
        <Heading level={level} size="panel">
          {name}
        </Heading>
        <Text measure="short">{children}</Text>
      </div>
      <div className={styles.stage}>
        {engraving === undefined ? null : (
          <div className={styles.engraving({ tone })}>{engraving}</div>
        )}
        <div className={styles.mascot}>{mascot}</div>
      </div>
    </Tag>
  );
}
