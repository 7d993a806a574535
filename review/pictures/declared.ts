// In which modes a story is looked at: its own parameters alone say so, here as in Chromatic.
import { modes, type Mode } from './modes.ts';

/** As far as a story's parameters are about its pictures. The shape is Chromatic's. */
interface PictureParameters {
  chromatic?: { modes?: Readonly<Record<string, unknown>>; disableSnapshot?: boolean };
}

/**
 * The names of the modes that a story asks pictures in; none when it wants no picture.
 *
 * @throws when it says neither, or names a mode that review/pictures/modes.ts does not know
 */
export function declaredModes({ chromatic = {} }: PictureParameters, story: string): string[] {
  const { modes: declared, disableSnapshot = false } = chromatic;
  if (disableSnapshot) return [];
  if (declared === undefined) throw new Error(`${story} does not say its modes`);
  const names = Object.keys(declared);
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

/** The modes that are left once a story's tests have drawn it in the light and in the dark. */
export function remainingModes(names: readonly string[]): string[] {
  const drawn = [modeOfTest(names, 'light'), modeOfTest(names, 'dark')];
  return names.filter((name) => !drawn.includes(name));
}

/** Stories that show a screen: what it tells is a text baseline, too. */
const SCREEN = /^(?:screens|faults|flows)-/;

/** Is what a story tells taken where its test draws it in this theme? In one of them, the light if it can. */
export function areReadsTaken(
  story: string,
  names: readonly string[],
  theme: Mode['theme'],
): boolean {
  const first = modeOfTest(names, 'light') === undefined ? 'dark' : 'light';
  return SCREEN.test(story) && theme === first;
}
