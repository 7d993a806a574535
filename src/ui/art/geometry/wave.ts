import { join } from './number.ts';

/** A closed guilloché curve about the origin: `radius + amplitude · cos(lobes · θ)`, in user units. */
export interface Wave {
  readonly radius: number;
  readonly amplitude: number;
  readonly lobes: number;
}

/** A point with the control points before and after it, all `[x, y]`. */
export interface Knot {
  readonly before: readonly [number, number];
  readonly at: readonly [number, number];
  readonly after: readonly [number, number];
}

/**
 * The curve's crests and troughs in turn. There the radius stands still, so the exact derivative is
 * tangential and one cubic Bézier spans each half lobe: smooth to the eye, a few bytes in markup.
 */
export function waveKnots(wave: Wave, count = wave.lobes * 2): Knot[] {
  const step = Math.PI / wave.lobes;
  return Array.from({ length: count }, (_, index) => {
    const angle = index * step;
    const radius = wave.radius + (index % 2 === 0 ? wave.amplitude : -wave.amplitude);
    const handle = (radius * step) / 3;
    const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)];
    const [dx, dy] = [handle * Math.cos(angle), handle * Math.sin(angle)];
    return { before: [x - dx, y - dy], at: [x, y], after: [x + dx, y + dy] };
  });
}

/** Path data of `knots`, the curve's next half lobes: one `C`, then `S`, whose first handle is implied. */
export function knotPath(knots: readonly Knot[], digits = 0): string {
  const [first, second, ...rest] = knots;
  if (!first || !second) return '';
  const curve = join([...first.after, ...second.before, ...second.at], digits);
  const smooth = rest.map((knot) => join([...knot.before, ...knot.at], digits));
  const more = smooth.length > 0 ? `S${smooth.join(' ').replaceAll(' -', '-')}` : '';
  return `M${join(first.at, digits)}C${curve}${more}`;
}

/** Path data of the whole closed curve. */
export function wavePath(wave: Wave, digits = 0): string {
  const knots = waveKnots(wave);
  const first = knots[0];
  return first ? `${knotPath([...knots, first], digits)}Z` : '';
}
