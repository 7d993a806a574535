import { numbers } from './number.ts';

/** Translates by user units. */
export function translate(x: number, y = 0): string {
  return `translate(${numbers([x, y], 2)})`;
}

/** Rotates clockwise by degrees, about the origin or the given point. */
export function rotate(angle: number, about?: readonly [number, number]): string {
  return `rotate(${numbers([angle, ...(about ?? [])], 2)})`;
}

/** Scales by `factor` about the origin. */
export function scale(factor: number): string {
  return `scale(${numbers([factor], 3)})`;
}

/** Joins transforms to an attribute value; the last one applies first. */
export function transforms(...parts: readonly string[]): string {
  return parts.join(' ');
}
