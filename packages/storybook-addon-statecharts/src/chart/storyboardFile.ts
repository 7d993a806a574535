// Derives titles, export names and story ids from a storyboard file's name and its states.
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { capitalized, spaced } from './words.ts';

const STORYBOARD_FILE = /[.]storyboard([.][jt]sx?)$/;

/** The name of the plug-in that replaces storyboard files. */
export const PLUGIN = 'statecharts:storyboards';

export const isStoryboardFile = (file: string): boolean => STORYBOARD_FILE.test(file);

/** The query that imports a storyboard file itself instead of its stories. */
export const ITSELF = 'storyboard';

/**
 * Returns the id that imports a storyboard file itself. It ends in the file's extension, because
 * compilers such as Next.js's choose modules by it.
 */
export const itselfId = (file: string): string =>
  `${file}?${ITSELF}&lang${STORYBOARD_FILE.exec(file)?.[1] ?? ''}`;

/** `stories/storyboards/signIn.storyboard.tsx` has the name `signIn`. */
export const fileIdOf = (file: string): string =>
  file.replace(/^.*[/\\]/, '').replace(STORYBOARD_FILE, '');

/** A storyboard's title in the sidebar: `Storyboards/Sign in` for `signIn`. */
export const titleOf = (fileId: string): string => `Storyboards/${capitalized(spaced(fileId))}`;

/** The export of the drawing, in each storyboard file's stories. */
export const DRAWING = 'Storyboard';
const TAKEN: ReadonlySet<string> = new Set([DRAWING, 'EveryTransition', 'OnTheScreen']);

/** The export name of a state's story: `SignedInProfileLoaded` for `signedIn.profile.loaded`. */
export function exportOf(statePath: string): string {
  const name = statePath
    .split(/[^A-Za-z0-9]+/)
    .map(capitalized)
    .join('');
  return TAKEN.has(name) || !/^[A-Z]/.test(name) ? `State${name}` : name;
}

/** The id of one of a storyboard file's stories. */
export const storyIdOf = (fileId: string, exported: string): string =>
  toId(titleOf(fileId), storyNameFromExport(exported));
