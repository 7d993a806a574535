import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['title', 'line', 'end', 'block'] as const;

export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** What is coming: "Loading your courses". */
  label: string;
  /** From top to bottom, as the content will lie. Default a title and two lines. */
  shapes?: readonly SkeletonShape[] | undefined;
}

const usual: readonly SkeletonShape[] = ['title', 'line', 'end'];

/**
 * The shape of what is on its way, so that nothing jumps when it comes.
 *
 * Use where the shape is known, and only after 300 ms of waiting: a flash is worse than a blank. Where it
 * is unknown use Spinner.
 */
export function Skeleton({ label, shapes = usual }: SkeletonProps) {
  return (
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.skeleton} aria-hidden="true">
        {shapes.map((shape, index) => (
          // Bones have no identity but their place.
          <span key={index} className={styles.bone({ shape })} />
        ))}
      </span>
    </output>
  );
}
