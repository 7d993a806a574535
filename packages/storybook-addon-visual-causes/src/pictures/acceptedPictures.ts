// The pictures accepted last, from git, because accepting pictures is committing them.
import { gitText } from '../desk/build/base.ts';
import { MANIFEST } from './manifest.ts';

export interface AcceptedPictures {
  /** The last commit that changed a picture; undefined without one, or without history. */
  last: { commit: string; date: string; changed: PictureChange[] } | undefined;
  /** Accepted in the working tree but not committed. */
  pending: PictureChange[];
}

export interface PictureChange {
  /** The id in Storybook's URL: `components-button--main-action`. */
  story: string;
  modes: string[];
}

/** Groups pictures by story, from a commit's added and removed manifest lines. */
function changesIn(diff: readonly string[]): PictureChange[] {
  const stories = new Map<string, Set<string>>();
  for (const line of diff) {
    const [, story, mode] = /^[+-]\{"story":"([^"]+)","mode":"([^"]+)"/.exec(line) ?? [];
    if (story === undefined || mode === undefined) continue;
    stories.set(story, (stories.get(story) ?? new Set()).add(mode));
  }
  return [...stories].map(([story, modes]) => ({ story, modes: [...modes].toSorted() }));
}

const linesOf = (...args: string[]): string[] =>
  gitText('.', ...args)
    .split('\n')
    .filter((line) => line !== '');

export function acceptedPictures(): AcceptedPictures {
  const [head] = linesOf('log', '-1', '--date=short', '--format=%h%x09%cd', '--', MANIFEST);
  const [commit = '', date = ''] = head?.split('\t') ?? [];
  const pending = changesIn(linesOf('diff', '-U0', 'HEAD', '--', MANIFEST));
  if (head === undefined) return { last: undefined, pending };
  const changed = changesIn(linesOf('show', '-U0', '--format=', commit, '--', MANIFEST));
  return { last: { commit, date, changed }, pending };
}
