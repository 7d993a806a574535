// A story's modes, from its own parameters alone, as in Chromatic.
import { byKey } from '../desk/byKey.ts';
import { modes, reflowMode, type Mode } from './modes.ts';

/** The parameters that concern a story's pictures. The shape is Chromatic's. */
interface PictureParameters {
  chromatic?: {
    modes?: Readonly<Record<string, object>>;
    disableSnapshot?: boolean;
  };
}

/**
 * Returns a story's modes; empty for a story without pictures.
 * @throws if its parameters declare no modes, or a mode that modes.ts lacks
 */
export function declaredModes({ chromatic = {} }: PictureParameters, story: string): string[] {
  const { modes: declared, disableSnapshot = false } = chromatic;
  if (disableSnapshot) return [];
  if (declared === undefined) throw new Error(`${story} has no parameters.chromatic.modes`);
  const names = Object.entries(declared).flatMap(([name, mode]) =>
    'disable' in mode && mode.disable === true ? [] : [name],
  );
  const unknown = names.find((name) => !(name in modes));
  if (unknown !== undefined) throw new Error(`${story} uses the unknown mode ${unknown}`);
  return names;
}

const modesOf = (names: readonly string[]) =>
  names.flatMap((name) => {
    const mode = modes[name];
    return mode === undefined ? [] : [{ name, ...mode }];
  });

/**
 * Returns the mode of a story's test in one theme: its widest, so that one rendering serves test
 * and picture. Undefined if it has no picture in that theme.
 */
export const modeOfTest = (names: readonly string[], theme: Mode['theme']): string | undefined =>
  modesOf(names)
    .filter((mode) => mode.theme === theme && mode.forcedColors !== 'active')
    .toSorted((a, b) => b.viewport.width - a.viewport.width)[0]?.name;

/** Light before dark, forced colours last. */
const order = ({ theme, forcedColors }: Mode): number =>
  (forcedColors === 'active' ? 2 : 0) + (theme === 'dark' ? 1 : 0);

/**
 * Groups a story's modes by rendering: one per window, because a width may change behaviour, and a
 * theme only appearance. The test's window comes first.
 */
export function renderGroupsOf(
  names: readonly string[],
): { rendered: string; switched: string[] }[] {
  const width = modes[modeOfTest(names, 'light') ?? '']?.viewport.width;
  const isLater = ({ viewport }: Mode): number => (viewport.width === width ? 0 : 1);
  const known = modesOf(names).toSorted((a, b) => isLater(a) - isLater(b) || order(a) - order(b));
  const windows = byKey(known, ({ viewport }) => String(viewport.width)).values();
  return [...windows].map(([first, ...others]) => ({
    rendered: first.name,
    switched: others.map(({ name }) => name),
  }));
}

/** Stories that show a screen; their ARIA snapshots have a baseline. */
const SCREEN = /^(?:screens|faults)-/;

/**
 * Whether to keep a story's picture. At 400 % zoom, screens are only rendered, played and measured;
 * their components' stories have the pictures.
 */
export const isPictureKept = (story: string, mode: string): boolean =>
  !(mode in reflowMode && SCREEN.test(story));

/** Whether to record a story's ARIA snapshot, too. */
export const isAriaSnapshotTaken = (story: string): boolean => SCREEN.test(story);
