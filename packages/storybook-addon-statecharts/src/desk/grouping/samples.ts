// Chooses the pictures that must be viewed before a group can be approved.
import { byKey } from '../byKey.ts';
import type { Change, ChangeGroup } from '../desk.ts';

/** Order of sections: whole screens before their parts. */
const SECTIONS = ['screens', 'flows', 'faults', 'patterns', 'components'];
/** Maximum number of titles in the sample. */
const MOST_SCREENS = 4;
const MOST_PARTS = 3;

/** The place of an item in a list; unknown ones come last. */
function rankIn(list: readonly string[], item = ''): number {
  const place = list.indexOf(item);
  return place < 0 ? list.length : place;
}

const sectionOf = ({ title }: Change): number =>
  rankIn(SECTIONS, title.split('/', 1)[0]?.toLowerCase());

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
    (a, b) => sectionOf(a) - sectionOf(b) || rankIn(visited, a.title) - rankIn(visited, b.title),
  );
  const titles = [...byKey(sorted, ({ title }) => title).values()];
  const areParts = (of: readonly Change[]): boolean => of.some((each) => sectionOf(each) > 2);
  const chosen = new Set<Change>();
  const kinds = new Set<string>();
  const choose = (change: Change): void => {
    chosen.add(change);
    kinds.add(kindOf(change));
  };
  for (const of of [
    ...titles.filter((each) => !areParts(each)).slice(0, MOST_SCREENS),
    ...titles.filter(areParts).slice(0, MOST_PARTS),
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
