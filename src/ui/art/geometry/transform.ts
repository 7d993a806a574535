import { numbers } from './number.ts';

/** Moves by user units. */
export function translate(x: number, y = 0): string {
  return `translate(${numbers([x, y], 2)})`;
}

/** Turns by degrees, clockwise, about the origin or about the point given. */
export function rotate(angle: number, about?: readonly [number, number]): string {
  return `rotate(${numbers([angle, ...(about ?? [])], 2)})`;
}

/** Makes `factor` times as large about the origin. */
export function scale(factor: number): string {
  return `scale(${numbers([factor], 3)})`;
}

/** One attribute's value of several transforms: the last is carried out first. */
export function transforms(...parts: readonly string[]): string {
  return parts.join(' ');
}
