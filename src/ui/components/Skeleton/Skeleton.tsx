import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['title', 'line', 'end', 'block'] as const;

export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** The accessible name: "Loading your courses". */
  label: string;
  /** From top to bottom, like the content. Default a title and two lines. */
  shapes?: readonly SkeletonShape[] | undefined;
}

const defaultShapes: readonly SkeletonShape[] = ['title', 'line', 'end'];

/**
 * A placeholder in the shape of the content, so that nothing moves when it loads.
 *
 * Use if the shape is known, and only after 300 ms, to avoid a flash. If the shape is unknown use
 * Spinner.
 */
export function Skeleton({ label, shapes = defaultShapes }: SkeletonProps) {
  return (
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.skeleton} aria-hidden="true">
        {shapes.map((shape, index) => (
          // Bones have no identity other than their index.
          <span key={index} className={styles.bone({ shape })} />
        ))}
      </span>
    </output>
  );
}
