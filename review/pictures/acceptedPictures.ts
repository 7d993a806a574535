// What changed when pictures were last accepted: from git, as accepting one is committing it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const BASELINES = 'tests/visual/__screenshots__';

export interface AcceptedPictures {
  /** The last commit that changed a picture; undefined when none has, or there is no history. */
  last: { commit: string; date: string; subject: string; changed: PictureChange[] } | undefined;
  /** Accepted in the work tree, and not committed. */
  pending: PictureChange[];
}

export interface PictureChange {
  /** `components-button/default`: as in the story's address, with a slash for its two hyphens. */
  story: string;
  modes: string[];
}

/** Pictures by story, from their paths. */
export function byStory(files: readonly string[]): PictureChange[] {
  const stories = new Map<string, string[]>();
  for (const file of files) {
    const match = /__screenshots__[/](.+)[/]([^/]+)[.]png$/.exec(file);
    const [, story, mode] = match ?? [];
    if (story === undefined || mode === undefined) continue;
    stories.set(story, [...(stories.get(story) ?? []), mode]);
  }
  return [...stories].map(([story, modes]) => ({ story, modes: modes.toSorted() }));
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
  const log = ['log', '-1', '--date=short', '--format=%h%x09%cd%x09%s', '--name-only'];
  const [head, ...files] = await git(...log, '--', BASELINES);
  const status = await git('status', '--porcelain', '--untracked-files=all', '--', BASELINES);
  const [commit = '', date = '', subject = ''] = head?.split('\t') ?? [];
  return {
    last: head === undefined ? undefined : { commit, date, subject, changed: byStory(files) },
    pending: byStory(status.map((line) => line.slice(3))),
  };
}
