import { numbers } from './number.ts';

/**
 * Path data of an arc about the origin that starts at twelve o'clock and runs clockwise through
 * `fraction` (0–1) of the circle. A full circle stops a hair short: SVG drops an arc that ends where
 * it began.
 */
export function arcPath(radius: number, fraction: number, digits = 1): string {
  const angle = Math.min(Math.max(fraction, 0), 0.9999) * 2 * Math.PI;
  const end = [radius * Math.sin(angle), -radius * Math.cos(angle)];
  const arc = [radius, radius, 0, angle > Math.PI ? 1 : 0, 1, ...end];
  return `M${numbers([0, -radius], digits)}A${numbers(arc, digits)}`;
}
