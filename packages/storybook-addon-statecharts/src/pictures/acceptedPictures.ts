// The pictures accepted last, from git, because accepting pictures is committing them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
export function changesIn(diff: readonly string[]): PictureChange[] {
  const stories = new Map<string, Set<string>>();
  for (const line of diff) {
    const [, story, mode] = /^[+-]\{"story":"([^"]+)","mode":"([^"]+)"/.exec(line) ?? [];
    if (story === undefined || mode === undefined) continue;
    stories.set(story, (stories.get(story) ?? new Set()).add(mode));
  }
  return [...stories].map(([story, modes]) => ({ story, modes: [...modes].toSorted() }));
}

const run = promisify(execFile);

/** Git's output lines; empty without git or history. */
async function git(...args: string[]): Promise<string[]> {
  try {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

export async function acceptedPictures(): Promise<AcceptedPictures> {
  const [head] = await git('log', '-1', '--date=short', '--format=%h%x09%cd', '--', MANIFEST);
  const [commit = '', date = ''] = head?.split('\t') ?? [];
  const pending = changesIn(await git('diff', '-U0', 'HEAD', '--', MANIFEST));
  if (head === undefined) return { last: undefined, pending };
  const changed = changesIn(await git('show', '-U0', '--format=', commit, '--', MANIFEST));
  return { last: { commit, date, changed }, pending };
}
