import { numbers } from './number.ts';

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
 * Points of the curve from its first crest on, `perLobe` to a lobe, each with handles along the exact
 * derivative. They are equally long on both sides, which is what SVG's `S` command takes as given: a
 * curve is smooth and a few bytes in markup. Two a lobe serve a narrow band; a deep lobe takes four.
 */
export function waveKnots(wave: Wave, perLobe: 2 | 4, count = wave.lobes * perLobe): Knot[] {
  const step = (2 * Math.PI) / wave.lobes / perLobe;
  return Array.from({ length: count }, (_, index) => {
    const angle = index * step;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const radius = wave.radius + wave.amplitude * Math.cos(wave.lobes * angle);
    const slope = -wave.amplitude * wave.lobes * Math.sin(wave.lobes * angle);
    const [x, y] = [radius * sin, -radius * cos];
    const [dx, dy] = [
      ((slope * sin + radius * cos) * step) / 3,
      ((radius * sin - slope * cos) * step) / 3,
    ];
    return { before: [x - dx, y - dy], at: [x, y], after: [x + dx, y + dy] };
  });
}

/** Turns a run of the curve clockwise about the origin by degrees, and scales it. */
export function turned(knots: readonly Knot[], degrees: number, scale = 1): Knot[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  const turn = ([x, y]: readonly [number, number]): [number, number] => [
    x * cos - y * sin,
    x * sin + y * cos,
  ];
  return knots.map(({ before, at, after }) => ({
    before: turn(before),
    at: turn(at),
    after: turn(after),
  }));
}

/**
 * Path data of `knots`, a run of the curve: one `c`, then `s`, whose first handle is implied. Each is
 * relative to the knot before it as written, so that rounding errors do not accumulate.
 */
export function knotPath(knots: readonly Knot[], digits = 0): string {
  const [first, second, ...rest] = knots;
  if (!first || !second) return '';
  const unit = 10 ** digits;
  const written = (value: number) => Math.round(value * unit) / unit;
  let [x, y] = first.at.map(written) as [number, number];
  const from = (...points: (readonly [number, number])[]) => {
    const values = points.flatMap((point) => [written(point[0]) - x, written(point[1]) - y]);
    const last = points.at(-1) ?? first.at;
    [x, y] = [written(last[0]), written(last[1])];
    return values;
  };
  const start = `M${numbers([x, y], digits)}c${numbers(from(first.after, second.before, second.at), digits)}`;
  const smooth = rest.flatMap((knot) => from(knot.before, knot.at));
  return smooth.length > 0 ? `${start}s${numbers(smooth, digits)}` : start;
}

/** Path data of the whole closed curve. */
export function wavePath(wave: Wave, perLobe: 2 | 4, digits = 0): string {
  const knots = waveKnots(wave, perLobe);
  const first = knots[0];
  return first ? `${knotPath([...knots, first], digits)}Z` : '';
}
