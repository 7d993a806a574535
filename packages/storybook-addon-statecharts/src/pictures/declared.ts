// In which modes a story is looked at: its own parameters alone say so, here as in Chromatic.
import { modes, reflowMode, type Mode } from './modes.ts';

/** As far as a story's parameters are about its pictures. The shape is Chromatic's. */
interface PictureParameters {
  chromatic?: {
    modes?: Readonly<Record<string, object>>;
    disableSnapshot?: boolean;
  };
}

/**
 * The names of the modes that a story asks pictures in; none when it wants no picture.
 *
 * @throws when it says neither, or names a mode that modes.ts does not know
 */
export function declaredModes({ chromatic = {} }: PictureParameters, story: string): string[] {
  const { modes: declared, disableSnapshot = false } = chromatic;
  if (disableSnapshot) return [];
  if (declared === undefined) throw new Error(`${story} does not say its modes`);
  const names = Object.entries(declared).flatMap(([name, mode]) =>
    'disable' in mode && mode.disable === true ? [] : [name],
  );
  const unknown = names.find((name) => !(name in modes));
  if (unknown !== undefined) throw new Error(`${story} asks for ${unknown}, which is no mode`);
  return names;
}

const isPlain = ({ forcedColors }: Mode): boolean => forcedColors !== 'active';

/**
 * The mode in which a story's test draws it in one theme: the widest of its own, so that one drawing
 * serves the test and the picture. Undefined when it is pictured in none of that theme.
 */
export function modeOfTest(names: readonly string[], theme: Mode['theme']): string | undefined {
  const widths = names.flatMap((name) => {
    const mode = modes[name];
    return mode?.theme === theme && isPlain(mode) ? [{ name, width: mode.viewport.width }] : [];
  });
  return widths.toSorted((a, b) => b.width - a.width)[0]?.name;
}

/** The modes of one window: in the first a story is drawn, to the others it is switched. */
export interface Drawing {
  drawn: string;
  switched: string[];
}

/** Light before dark, and what a system asks for last. */
const order = ({ theme, forcedColors }: Mode): number =>
  (forcedColors === 'active' ? 2 : 0) + (theme === 'dark' ? 1 : 0);

/**
 * How often a story is drawn for its pictures: once in each window, as a width may change what it does,
 * and a theme only how it looks. The window of its test comes first, where that is one of them.
 */
export function drawingsOf(names: readonly string[]): Drawing[] {
  const known = names
    .flatMap((name) => {
      const mode = modes[name];
      return mode === undefined ? [] : [{ name, mode, width: mode.viewport.width }];
    })
    .toSorted((a, b) => order(a.mode) - order(b.mode));
  const test = modeOfTest(names, 'light');
  const first = known.filter(({ name }) => name === test);
  const widths = new Set([...first, ...known].map(({ width }) => width));
  return [...widths].map((window) => {
    const [drawn = '', ...switched] = known.flatMap(({ name, width }) =>
      width === window ? [name] : [],
    );
    return { drawn, switched };
  });
}

/** Stories that show a screen: what it tells is a text baseline, too. */
const SCREEN = /^(?:screens|faults|flows)-/;

/**
 * Is a picture of a story kept? At 400 % zoom a screen is drawn, played and measured alone: what it is made of
 * is pictured there by its own stories.
 */
export const isPictureKept = (story: string, mode: string): boolean =>
  !(mode in reflowMode && SCREEN.test(story));

/** Is what a story tells taken, too? */
export const areReadsTaken = (story: string): boolean => SCREEN.test(story);
