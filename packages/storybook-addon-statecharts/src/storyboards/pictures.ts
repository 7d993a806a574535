import type { Chart, ChartState } from '../chart/chart.ts';

/** An accepted picture's thumbnail and status. */
export interface AcceptedPicture {
  hash: string;
  /** The thumbnail's URL. */
  url: string;
  /** Compared with the review's base. */
  status: Status;
}

/** Whether the picture equals the base's, differs from it, or is new. */
export type Status = 'approved' | 'changed' | 'new';

export const statusWords: Record<Status, string> = {
  approved: 'Accepted',
  changed: 'Changed',
  new: 'New',
};

/** Accepted pictures by story and mode. */
export type Pictures = Readonly<Record<string, Readonly<Record<string, AcceptedPicture>>>>;

/** The four modes of screens, the nearest to the given one first. */
function modesFrom(mode: string): string[] {
  const [theme, width] = mode.split('-');
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  const otherWidth = width === '390' ? '1280' : '390';
  return [mode, `${otherTheme}-${width}`, `${theme}-${otherWidth}`, `${otherTheme}-${otherWidth}`];
}

/** Returns a story's picture in a mode; for a story of a single theme or window, in that one. */
export function pictureOf(
  pictures: Pictures,
  story: string | undefined,
  mode: string,
): AcceptedPicture | undefined {
  const taken = pictures[story ?? ''] ?? {};
  const nearest = modesFrom(mode).find((each) => taken[each] !== undefined);
  return taken[nearest ?? ''];
}

/** The mode for comparing screens, which most states' stories have a picture in. */
export const COMPARED_MODE = 'dark-390';

/** Whether two stories show the same screen: their pictures in the first mode that both have are equal. */
export function isSameScreen(
  pictures: Pictures,
  story: string | undefined,
  other: string | undefined,
): boolean {
  if (story === undefined || other === undefined) return false;
  const [these = {}, those = {}] = [pictures[story], pictures[other]];
  const mode = modesFrom(COMPARED_MODE).find((each) => these[each] && those[each]);
  return mode !== undefined && these[mode]?.hash === those[mode]?.hash;
}

/**
 * Returns the leaf states with a screen of their own: neither a sibling nor an earlier state of the
 * chart looks the same. The others show the screen that stays visible.
 */
export function ownScreens(
  chart: Chart,
  stories: Readonly<Record<string, string>>,
  pictures: Pictures,
): ReadonlySet<string> {
  const leaves = chart.states.filter(({ kind, transient }) => kind === 'leaf' && !transient);
  const isSame = (one: ChartState, other: ChartState) =>
    isSameScreen(pictures, stories[one.id], stories[other.id]);
  const own: ChartState[] = [];
  for (const state of leaves) {
    const siblings = leaves.filter(
      (other) => other !== state && state.parent !== '' && other.parent === state.parent,
    );
    const hasPicture = pictureOf(pictures, stories[state.id], COMPARED_MODE) !== undefined;
    if (hasPicture && ![...siblings, ...own].some((other) => isSame(other, state))) own.push(state);
  }
  return new Set(own.map(({ id }) => id));
}
