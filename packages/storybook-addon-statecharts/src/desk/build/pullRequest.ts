// The pull request that a board is built for, from GitHub's workflow environment.
import { existsSync, readFileSync } from 'node:fs';
import type { PullRequest } from '../desk.ts';

interface Event {
  pull_request?: {
    html_url: string;
    head: { ref: string; repo: { html_url: string } | null };
  };
}

/** Returns undefined outside of a pull request's workflow. */
export function pullRequestOf(env: NodeJS.ProcessEnv): PullRequest | undefined {
  const file = env['GITHUB_EVENT_PATH'];
  if (file === undefined || !existsSync(file)) return undefined;
  const { pull_request: found } = JSON.parse(readFileSync(file, 'utf8')) as Event;
  const repository = found?.head.repo?.html_url;
  return found === undefined || repository === undefined
    ? undefined
    : { url: found.html_url, repository, branch: found.head.ref };
}
