// The causes of recolours: a changed token, or the colour itself.
import { dot, SMALL, stepOf, type Recolour } from '../difference/recolours.ts';
import { idOf, type Cause, type ClassifiedChange } from './cause.ts';
import { colourTitle, hexOf } from './titles.ts';
import { tokenWords, type TokenChange } from './tokens.ts';

/** More changed colours than this count as one new palette. */
const MOST = 6;

/** Minimum cosine of two colour steps for one to be a tint of the other. */
const NEARLY_PARALLEL = 0.97;
/** The same for a changed token: a tint mixed in another colour space turns, most when it is pale. */
const TURNED = 0.5;

/** Whether a step is so short that rounding hides its direction. */
const isRounding = (one: Recolour): boolean =>
  stepOf(one).every((levels) => Math.abs(levels) <= SMALL);

/** How closely a recolour follows another, as the cosine of their steps; 0 for a longer step. */
function likeness(one: Recolour, whole: Recolour): number {
  const [a, b] = [stepOf(one), stepOf(whole)];
  const [length, most] = [Math.hypot(...a), Math.hypot(...b)];
  return length <= 1.1 * most ? dot(a, b) / (length * most) : 0;
}

const keyOf = ({ from, to }: Recolour): string => `${hexOf(from)} ${hexOf(to)}`;

/** All recolours, most pixels first. */
function recoloursIn(classified: readonly ClassifiedChange[]): Recolour[] {
  const totals = new Map<string, Recolour>();
  for (const each of classified.flatMap(({ diff }) => diff.recolours)) {
    const pixels = each.pixels + (totals.get(keyOf(each))?.pixels ?? 0);
    totals.set(keyOf(each), { ...each, pixels });
  }
  return [...totals.values()].toSorted(
    (a, b) => b.pixels - a.pixels || (keyOf(a) < keyOf(b) ? -1 : 1),
  );
}

/**
 * Returns a function for the causes of a picture's recolours. A colour without a token of its
 * own belongs to the one of which it is a tint.
 */
export function colourCauses(
  classified: readonly ClassifiedChange[],
  tokens: readonly TokenChange[],
): (picture: ClassifiedChange) => Cause[] {
  const tokenOf = ({ from, to }: Recolour): TokenChange | undefined =>
    tokens.find(
      ({ was, is }) => was.toLowerCase() === hexOf(from) && is.toLowerCase() === hexOf(to),
    );
  const causeOf = (recolour: Recolour): Cause => {
    const token = tokenOf(recolour);
    if (token === undefined)
      return { id: idOf(`colour ${keyOf(recolour)}`), title: () => colourTitle(recolour) };
    const own = tokens.filter(({ path }) => path === token.path);
    return { id: idOf(token.path), title: () => tokenWords(own) };
  };
  const all = recoloursIn(classified);
  /** The recolour that one without a token is a tint of: a token's first, else the most frequent. */
  const wholeOf = (each: Recolour): Recolour => {
    if (tokenOf(each) !== undefined) return each;
    const [closest] = all
      .filter(
        (other) =>
          tokenOf(other) !== undefined && (isRounding(each) || likeness(each, other) >= TURNED),
      )
      .toSorted((a, b) => likeness(each, b) - likeness(each, a));
    return closest ?? all.find((other) => likeness(each, other) >= NEARLY_PARALLEL) ?? each;
  };
  const causes = new Map(all.map((each) => [keyOf(each), causeOf(wholeOf(each))]));
  const idsIn = ({ diff }: ClassifiedChange): Set<string | undefined> =>
    new Set(diff.recolours.map((each) => causes.get(keyOf(each))?.id));
  const counts = new Map<string | undefined, number>();
  for (const id of classified.flatMap((each) => [...idsIn(each)]))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const ids = [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const first = new Set(ids.slice(0, ids.length > MOST ? MOST - 1 : MOST));
  const further: Cause = {
    id: 'colours',
    title: () => `${ids.length - first.size} further colours`,
  };
  return (picture) => {
    const own = picture.diff.recolours.flatMap((each) => causes.get(keyOf(each)) ?? []);
    const shown = own.map((cause) => (first.has(cause.id) ? cause : further));
    return [...new Map(shown.map((cause) => [cause.id, cause])).values()];
  };
}
