// Recognises pixels that changed because a design token's colour did: the colour itself, and its
// mixes with others, such as tints and the edges of strokes.
import { colord } from 'colord';
import type { TokenChange } from '../grouping/tokens.ts';

type Vector = readonly [number, number, number];

/** A changed colour of design tokens, as pixels' numbers: red lowest. */
export interface ColourStep {
  from: number;
  to: number;
}

function numberOf(css: string): number | undefined {
  const colour = colord(css);
  const { r, g, b, a } = colour.toRgb();
  return colour.isValid() && a === 1 ? r + g * 0x100 + b * 0x10000 : undefined;
}

/** Returns the step of a token's colour; undefined for another token. */
export function colourStepOf({ was, is }: TokenChange): ColourStep | undefined {
  const [from, to] = [numberOf(was), numberOf(is)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Returns the different steps of changed tokens. */
export const colourSteps = (tokens: readonly TokenChange[]): ColourStep[] => [
  ...new Map(
    tokens
      .flatMap((token) => colourStepOf(token) ?? [])
      .map((step) => [`${step.from} ${step.to}`, step]),
  ).values(),
];

const srgb = (color: number): Vector => [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Levels that rounding and gamma may add to a mix. */
const TOLERANCE = 4;

/** Whether a change of a pixel is a part of a step. */
function isPartOf(change: Vector, step: Vector): boolean {
  const share = dot(change, step) / dot(step, step);
  return (
    share >= -0.02 &&
    share <= 1.02 &&
    ([0, 1, 2] as const).every(
      (channel) => Math.abs(change[channel] - share * step[channel]) <= TOLERANCE,
    )
  );
}

const PAIR = 0x1000000;
/** Identifies the change of an opaque pixel. */
export const pairOf = (from: number, to: number): number => (from % PAIR) * PAIR + (to % PAIR);

/**
 * Returns the step that explains each of a picture's changed pixels, by pair; pairs of another cause
 * are missing. Without a pixel of a token's own colour, only a picture in which all are mixes counts.
 * @param pairs the picture's changed pixels by `pairOf`
 */
export function explainPairs(
  pairs: ReadonlySet<number>,
  steps: readonly ColourStep[],
): Map<number, ColourStep> {
  const exact = steps.filter(({ from, to }) => pairs.has(pairOf(from, to)));
  const known = exact.length > 0 ? exact : steps;
  const found = new Map<number, ColourStep>();
  for (const pair of pairs) {
    const [from, to] = [Math.floor(pair / PAIR), pair % PAIR];
    const own = exact.find((step) => step.from === from && step.to === to);
    const cause =
      own ??
      known.find((step) =>
        isPartOf(minus(srgb(to), srgb(from)), minus(srgb(step.to), srgb(step.from))),
      );
    if (cause !== undefined) found.set(pair, cause);
  }
  if (exact.length === 0 && found.size < pairs.size) found.clear();
  return found;
}
