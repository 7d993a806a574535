import { numbers } from './number.ts';

/** A point of a drawing, `[x, y]`. */
export type Point = readonly [number, number];

/** Path data of zero-length lines: with round caps each is a disc as wide as the stroke. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${numbers(point)}h0`).join('');
}
