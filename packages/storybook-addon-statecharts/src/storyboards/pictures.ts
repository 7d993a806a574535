import type { Chart, ChartState } from '../chart/chart.ts';

/** What is known of an accepted picture. */
export interface AcceptedPicture {
  hash: string;
  /** Where its thumbnail lies. */
  url: string;
  /** Against the base of the review. */
  status: Status;
}

export const statuses = ['approved', 'changed', 'new'] as const;
/** Is it as it was accepted on the base, another one since, or not there before? */
export type Status = (typeof statuses)[number];

/** Accepted pictures by story and mode. */
export type Pictures = Readonly<Record<string, Readonly<Record<string, AcceptedPicture>>>>;

/** The picture of a state. */
export interface StatePicture extends AcceptedPicture {
  story: string;
  mode: string;
}

const otherTheme = (mode: string): string =>
  mode.startsWith('light-') ? mode.replace('light-', 'dark-') : mode.replace('dark-', 'light-');
const otherWindow = (mode: string): string =>
  mode.endsWith('-390') ? mode.replace('-390', '-1280') : mode.replace('-1280', '-390');

/** The picture of a story in a mode: where it makes sense in one theme or window alone, in that one. */
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

/** The mode by which screens are told apart: every state's story is pictured in it where it can be. */
export const TELLING = 'dark-390';

/**
 * The leaf states that have a screen of their own: no other state before them in the chart looks the
 * same, and their neighbours do not all look alike. The others show what a person sees meanwhile.
 */
export function ownScreens(
  chart: Chart,
  stories: Readonly<Record<string, string>>,
  pictures: Pictures,
): ReadonlySet<string> {
  const hashOf = ({ id }: ChartState) => pictureOf(pictures, stories[id], TELLING)?.hash;
  const leaves = chart.states.filter(({ kind, passing }) => kind === 'leaf' && !passing);
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
