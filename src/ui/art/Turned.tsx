import { useId } from 'react';
import type { ReactNode } from 'react';
import { numbers } from './geometry/number.ts';

/** Where the copies’ markers stand: far enough out that rounding turns none by more than 0.02 degrees. */
const radius = 300;

/** Corners of a run of equal chords, one more at each end: only those between two chords carry a copy. */
function corners(count: number, step: number): string {
  return Array.from({ length: count + 2 }, (_, index) => {
    const angle = ((index - 1) * step * Math.PI) / 180;
    return numbers([radius * Math.sin(angle), -radius * Math.cos(angle)], 1);
  }).join('L');
}

/** Props of {@link Turned}. */
export interface TurnedProps {
  /** How many copies, the first as it is. */
  readonly count: number;
  /** Degrees from one copy to the next, clockwise, about the origin; less than 180. */
  readonly step: number;
  /** What is repeated, in the units of the drawing. */
  readonly children: ReactNode;
}

/**
 * Draws its children `count` times, turned about the origin, without a node for each copy: they are the
 * marker at the corners of a path. A `use` is cloned, styled and laid out every time, which made two
 * thousand elements of the home page; a marker is only painted again.
 */
export function Turned({ count, step, children }: TurnedProps) {
  const id = useId();
  return (
    <>
      <marker id={id} markerUnits="userSpaceOnUse" orient="auto" overflow="visible" refY={-radius}>
        {children}
      </marker>
      <path stroke="none" markerMid={`url(#${id})`} d={`M${corners(count, step)}`} />
    </>
  );
}
