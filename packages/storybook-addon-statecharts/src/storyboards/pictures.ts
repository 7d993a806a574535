import type { Chart, ChartState } from '../chart/chart.ts';

/** An accepted picture's thumbnail and status. */
export interface AcceptedPicture {
  hash: string;
  /** The thumbnail's URL. */
  url: string;
  /** Compared with the review's base. */
  status: Status;
}

export const statuses = ['approved', 'changed', 'new'] as const;
/** Whether the picture equals the base's, differs from it, or is new. */
export type Status = (typeof statuses)[number];

/** Accepted pictures by story and mode. */
export type Pictures = Readonly<Record<string, Readonly<Record<string, AcceptedPicture>>>>;

/** A state's picture. */
export interface StatePicture extends AcceptedPicture {
  story: string;
  mode: string;
}

const otherTheme = (mode: string): string =>
  mode.startsWith('light-') ? mode.replace('light-', 'dark-') : mode.replace('dark-', 'light-');
const otherWindow = (mode: string): string =>
  mode.endsWith('-390') ? mode.replace('-390', '-1280') : mode.replace('-1280', '-390');

/** Returns a story's picture in a mode; for a story of a single theme or window, in that one. */
export function pictureOf(
  pictures: Pictures,
  story: string | undefined,
  mode: string,
): StatePicture | undefined {
  if (story === undefined) return undefined;
  const taken = pictures[story] ?? {};
  const modes = [mode, otherTheme(mode), otherWindow(mode), otherTheme(otherWindow(mode))];
  for (const each of modes) {
    const picture = taken[each];
    if (picture !== undefined) return { ...picture, story, mode: each };
  }
  return undefined;
}

/** The mode for comparing screens, which almost every state's story has a picture in. */
export const COMPARED_MODE = 'dark-390';

/**
 * Returns the leaf states with a screen of their own: neither a sibling nor an earlier state of the
 * chart looks the same. The others show the screen that stays visible.
 */
export function ownScreens(
  chart: Chart,
  stories: Readonly<Record<string, string>>,
  pictures: Pictures,
): ReadonlySet<string> {
  const hashOf = ({ id }: ChartState) => pictureOf(pictures, stories[id], COMPARED_MODE)?.hash;
  const leaves = chart.states.filter(({ kind, transient }) => kind === 'leaf' && !transient);
  const isAlike = (state: ChartState): boolean =>
    state.parent !== '' &&
    leaves.some(
      (other) =>
        other !== state && other.parent === state.parent && hashOf(other) === hashOf(state),
    );
  const seen = new Set<string>();
  const own = leaves.filter((state) => {
    const hash = hashOf(state);
    if (hash === undefined || isAlike(state) || seen.has(hash)) return false;
    seen.add(hash);
    return true;
  });
  return new Set(own.map(({ id }) => id));
}
