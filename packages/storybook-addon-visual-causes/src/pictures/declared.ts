// A story's modes, from its own parameters alone, as in Chromatic.
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

/** Light before dark, forced colours last. */
const order = ({ theme, forcedColors }: Mode): number =>
  (forcedColors === 'active' ? 2 : 0) + (theme === 'dark' ? 1 : 0);

/**
 * Returns a story's modes in the order in which its test shows them: it renders the story in the first,
 * the widest light one, or else the widest dark one, and then switches themes and windows. The modes of
 * one window are adjacent.
 */
export function inOrder(names: readonly string[]): string[] {
  const known = names.flatMap((name) => {
    const mode = modes[name];
    return mode === undefined ? [] : [{ name, rank: order(mode), width: mode.viewport.width }];
  });
  const [first] = known.toSorted((a, b) => a.rank - b.rank || b.width - a.width);
  const isElsewhere = (width: number): number => (width === first?.width ? 0 : width);
  return known
    .toSorted((a, b) => isElsewhere(a.width) - isElsewhere(b.width) || a.rank - b.rank)
    .map(({ name }) => name);
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
