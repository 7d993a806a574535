// Chooses the pictures that must be viewed before a group can be approved.
import { byKey } from '../byKey.ts';
import type { Change, ChangeGroup } from '../desk.ts';
import { areScreens, rankIn, sectionRank } from '../sections.ts';

/** Maximum number of titles in the sample. */
const MOST_SCREENS = 4;
const MOST_PARTS = 3;

/** The area of a picture's change, in px². */
const areaOf = ({ boxes }: Change): number =>
  boxes.reduce((sum, { width, height }) => sum + width * height, 0);

/** Visible variants: window and theme, and whether the size changed. */
function kindOf({ kind, mode, before, after }: Change): string {
  const isResized =
    before !== undefined && (before.width !== after?.width || before.height !== after.height);
  return `${kind} ${mode} ${isResized}`;
}

/**
 * Chooses samples, which come first: the most visited screens, the largest differences, components
 * and patterns, and one of each window and theme.
 * @param visited titles, most visited first
 */
export function sampled(
  changes: readonly Change[],
  visited: readonly string[],
): Pick<ChangeGroup, 'changes' | 'samples'> {
  const byArea = changes.toSorted((a, b) => areaOf(b) - areaOf(a));
  const sorted = byArea.toSorted(
    (a, b) =>
      sectionRank(a.title) - sectionRank(b.title) ||
      rankIn(visited, a.title) - rankIn(visited, b.title),
  );
  const titles = [...byKey(sorted, ({ title }) => title).values()];
  const chosen = new Set<Change>();
  const kinds = new Set<string>();
  const choose = (change: Change): void => {
    chosen.add(change);
    kinds.add(kindOf(change));
  };
  for (const of of [
    ...titles.filter(([{ title }]) => areScreens(title)).slice(0, MOST_SCREENS),
    ...titles.filter(([{ title }]) => !areScreens(title)).slice(0, MOST_PARTS),
    byArea.slice(0, 1),
  ]) {
    // Prefers a mode that no other sample shows.
    const change = of.find((each) => !kinds.has(kindOf(each))) ?? of[0];
    if (change !== undefined) choose(change);
  }
  for (const change of sorted) if (!kinds.has(kindOf(change))) choose(change);
  const others = sorted.filter((change) => !chosen.has(change));
  return { changes: [...chosen, ...others], samples: chosen.size };
}
