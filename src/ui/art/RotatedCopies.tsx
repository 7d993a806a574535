import { useId } from 'react';
import type { ReactNode } from 'react';
import { numbers } from './geometry/number.ts';

/** Radius of the markers: large enough that rounding turns none by more than 0.02 degrees. */
const radius = 300;

/**
 * Path data of a run of equal chords, one more at each end: markers appear only between two chords.
 */
function corners(count: number, step: number): string {
  return Array.from({ length: count + 2 }, (_, index) => {
    const angle = ((index - 1) * step * Math.PI) / 180;
    return numbers([radius * Math.sin(angle), -radius * Math.cos(angle)], 1);
  }).join('L');
}

/** Props of {@link RotatedCopies}. */
export interface RotatedCopiesProps {
  /** The number of copies, including the original. */
  readonly count: number;
  /** Degrees between copies, clockwise about the origin; less than 180. */
  readonly step: number;
  /** The repeated drawing. */
  readonly children: ReactNode;
}

/**
 * Draws its children `count` times around the origin without a DOM node per copy, as markers on a
 * path. Each `use` element would be cloned, styled and laid out, two thousand elements on the home
 * page; a marker is only painted.
 */
export function RotatedCopies({ count, step, children }: RotatedCopiesProps) {
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
