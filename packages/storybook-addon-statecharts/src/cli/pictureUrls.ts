import { ARIA_SNAPSHOT, type DeskData } from '../desk/desk.ts';
import type { SummaryOptions } from '../desk/summary.ts';
import { acceptedPath } from '../pictures/manifest.ts';

/**
 * Returns GitHub's URLs of the accepted pictures of two commits, from a workflow's environment;
 * undefined elsewhere. GitHub does not show images of a private repository in comments.
 */
export function pictureUrls(
  { base, now }: Pick<DeskData, 'base' | 'now'>,
  env: Readonly<Record<string, string | undefined>>,
): SummaryOptions['pictureUrl'] {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, HEAD_SHA: head } = env;
  const after = head ?? now.commit;
  if (server === undefined || repository === undefined || base === undefined) return undefined;
  return (change, side) => {
    const commit = side === 'before' ? base.commit : after;
    const shot = side === 'before' ? change.before : change.after;
    if (shot === undefined || commit === undefined || change.mode === ARIA_SNAPSHOT)
      return undefined;
    return `${server}/${repository}/raw/${commit}/${acceptedPath(change)}`;
  };
}
