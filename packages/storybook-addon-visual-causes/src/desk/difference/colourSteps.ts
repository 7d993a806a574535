// Recognises pixels that changed because a design token's colour did: the colour itself, and its
// mixes with others, such as tints and the edges of strokes.
import { colord } from 'colord';
import type { TokenChange } from '../grouping/tokens.ts';

type Vector = readonly [number, number, number];

/** A changed colour of design tokens, as numbers with red highest: 0x005c3b. */
export interface ColourStep {
  from: number;
  to: number;
}

const numberOf = (css: string): number | undefined => {
  const colour = colord(css);
  return colour.isValid() && colour.alpha() === 1
    ? Number.parseInt(colour.toHex().slice(1, 7), 16)
    : undefined;
};

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

const srgb = (color: number): Vector => [(color >> 16) & 0xff, (color >> 8) & 0xff, color & 0xff];

/** In Oklab, where `color-mix(in oklab, …)` is linear, scaled to the levels of sRGB. */
function oklab(color: number): Vector {
  const [r = 0, g = 0, b = 0] = srgb(color).map((level) =>
    level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    255 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    255 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    255 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ];
}

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
/** Identifies a pixel's change. */
export const pairOf = (from: number, to: number): number => from * PAIR + to;

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
        [srgb, oklab].some((space) =>
          isPartOf(minus(space(to), space(from)), minus(space(step.to), space(step.from))),
        ),
      );
    if (cause !== undefined) found.set(pair, cause);
  }
  if (exact.length === 0 && found.size < pairs.size) found.clear();
  return found;
}
