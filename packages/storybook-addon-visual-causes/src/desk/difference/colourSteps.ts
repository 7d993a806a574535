// Recognises pixels that changed because a design token's colour did: the colour itself, and its
// mixes with others, such as tints and the edges of strokes.
import { colord } from 'colord';
import { byKey } from '../byKey.ts';
import type { TokenChange } from '../grouping/tokens.ts';

/** A changed colour of design tokens, as pixels' numbers: red lowest. */
export interface ColourStep {
  from: number;
  to: number;
  /** The tokens with this change. */
  paths: readonly string[];
}

function numberOf(css: string): number | undefined {
  const colour = colord(css);
  const { r, g, b, a } = colour.toRgb();
  return colour.isValid() && a === 1 ? r + g * 0x100 + b * 0x10000 : undefined;
}

/** Returns the different steps of changed tokens. */
export function colourSteps(tokens: readonly TokenChange[]): ColourStep[] {
  const steps = tokens.flatMap(({ path, was, is }) => {
    const [from, to] = [numberOf(was), numberOf(is)];
    return from === undefined || to === undefined ? [] : [{ from, to, path }];
  });
  return [...byKey(steps, ({ from, to }) => `${from} ${to}`).values()].map((of) => ({
    from: of[0].from,
    to: of[0].to,
    paths: [...new Set(of.map(({ path }) => path))],
  }));
}

/** By how many levels red, green and blue differ. */
export const channelsOf = (from: number, to: number): number[] =>
  [0, 8, 16].map((shift) => ((to >> shift) & 0xff) - ((from >> shift) & 0xff));

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, channel) => sum + each * (b[channel] ?? 0), 0);

/** Levels that rounding and gamma may add to a mix. */
const TOLERANCE = 4;

/** Whether a change of a pixel is a part of a step. */
function isPartOf(from: number, to: number, step: ColourStep): boolean {
  const [change, whole] = [channelsOf(from, to), channelsOf(step.from, step.to)];
  const share = dot(change, whole) / dot(whole, whole);
  const isNear = (each: number, channel: number): boolean =>
    Math.abs(each - share * (whole[channel] ?? 0)) <= TOLERANCE;
  return share >= -0.02 && share <= 1.02 && change.every(isNear);
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
  const found = new Map<number, ColourStep>();
  for (const pair of pairs) {
    const [from, to] = [Math.floor(pair / PAIR), pair % PAIR];
    const step =
      exact.find((each) => pairOf(each.from, each.to) === pair) ??
      (exact.length > 0 ? exact : steps).find((each) => isPartOf(from, to, each));
    if (step !== undefined) found.set(pair, step);
  }
  return exact.length > 0 || found.size === pairs.size ? found : new Map<never, never>();
}
