// Chooses the pictures that must be viewed before a group can be approved.
import type { Change } from '../desk.ts';

/** Order of sections: whole screens before their parts. */
const SECTIONS = ['screens', 'flows', 'faults', 'patterns', 'components'];
/** Maximum number of titles in the sample, of screens and of components with patterns. */
const MOST = { screens: 4, parts: 3 };

const sectionOf = ({ title }: Change): number => {
  const place = SECTIONS.indexOf(title.split('/', 1)[0]?.toLowerCase() ?? '');
  return place < 0 ? SECTIONS.length : place;
};

/** The area of a picture's change, in px². */
const areaOf = ({ boxes }: Change): number =>
  boxes.reduce((sum, { width, height }) => sum + width * height, 0);

const isResized = ({ before, after }: Change): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.width !== after.width || before.height !== after.height);

/** Visible variants: window and theme, and whether the size changed. */
const kindOf = (change: Change): string => `${change.kind} ${change.mode} ${isResized(change)}`;

export interface Sampled {
  /** The samples first, then all others by title. */
  changes: readonly Change[];
  /** The number of samples. */
  samples: number;
}

/**
 * Chooses samples: the most visited screens, the largest differences, components and patterns, and
 * one of each window and theme.
 * @param visited titles, most visited first
 */
export function sampled(changes: readonly Change[], visited: readonly string[]): Sampled {
  const rank = ({ title }: Change): number => {
    const place = visited.indexOf(title);
    return place < 0 ? visited.length : place;
  };
  const sorted = changes.toSorted(
    (a, b) =>
      sectionOf(a) - sectionOf(b) ||
      rank(a) - rank(b) ||
      (a.title === b.title ? 0 : areaOf(b) - areaOf(a)) ||
      (a.title < b.title ? -1 : a.title > b.title ? 1 : 0),
  );
  const chosen = new Set<Change>();
  const titles = new Set<string>();
  const kinds = new Set<string>();
  const count = { screens: 0, parts: 0 };
  const choose = (change: Change): void => {
    chosen.add(change);
    kinds.add(kindOf(change));
  };
  const [largest] = changes.toSorted((a, b) => areaOf(b) - areaOf(a));
  for (const change of sorted) {
    if (titles.has(change.title)) continue;
    titles.add(change.title);
    const group = sectionOf(change) < 3 ? 'screens' : 'parts';
    count[group] += 1;
    if (count[group] > MOST[group]) continue;
    const own = changes.filter(({ title }) => title === change.title);
    // Prefers a mode that no other sample shows.
    choose(own.find((each) => !kinds.has(kindOf(each))) ?? change);
  }
  if (largest !== undefined && ![...chosen].some(({ title }) => title === largest.title))
    choose(largest);
  for (const change of sorted) if (!kinds.has(kindOf(change))) choose(change);
  return {
    changes: [...chosen, ...sorted.filter((change) => !chosen.has(change))],
    samples: chosen.size,
  };
}
