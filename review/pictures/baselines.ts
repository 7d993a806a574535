// The accepted pictures, and those among them that no story asks for any more.

/** Where accepted pictures are, from the project's root. */
export const BASELINES = 'tests/visual/__screenshots__';

/** The accepted picture of a story in a mode, from the project's root. */
export function baselinePath(id: string, mode: string): string {
  return `${BASELINES}/${id.replace('--', '/')}/${mode}.png`;
}

/** What a run knows about the stories. */
export interface Seen {
  /** Every test of it: the pictures it took, and the story and mode it took none of. */
  tests: readonly { id: string; mode: string; state: 'passed' | 'failed' | 'skipped' }[];
  /** The first part of every existing story's id, `components-badge`; those not run included. */
  titles: ReadonlySet<string>;
  /** The modes that ran. */
  modes: ReadonlySet<string>;
  /** Every existing mode; those not run included. */
  allModes: ReadonlySet<string>;
}

/**
 * Among `files`, the accepted pictures that no story asks for: its title, the story or the mode is
 * gone. About a story or mode that did not run nothing is said.
 */
export function orphansOf(files: readonly string[], seen: Seen): string[] {
  const wanted = new Set<string>();
  const ranTitles = new Set<string>();
  for (const { id, mode, state } of seen.tests) {
    ranTitles.add(id.split('--', 1)[0] ?? id);
    if (state !== 'skipped') wanted.add(baselinePath(id, mode));
  }
  return files.filter((file) => {
    if (wanted.has(file)) return false;
    const [title = '', , picture = ''] = file.slice(BASELINES.length + 1).split('/');
    const mode = picture.replace(/[.]png$/, '');
    if (!seen.titles.has(title) || !seen.allModes.has(mode)) return true;
    return ranTitles.has(title) && seen.modes.has(mode);
  });
}
