// What changed when pictures were last accepted: from git, as accepting one is committing it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MANIFEST } from './manifest.ts';

export interface AcceptedPictures {
  /** The last commit that changed a picture; undefined when none has, or there is no history. */
  last: { commit: string; date: string; changed: PictureChange[] } | undefined;
  /** Accepted in the work tree, and not committed. */
  pending: PictureChange[];
}

export interface PictureChange {
  /** As in Storybook's address: `components-button--main-action`. */
  story: string;
  modes: string[];
}

/** Pictures by story, from the lines of the manifest that a commit added or took away. */
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

/** The lines that git prints; none where there is no git or no history. */
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
