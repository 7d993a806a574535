import { READS, type DeskData } from '../desk/desk.ts';
import type { SummaryOptions } from '../desk/summary.ts';
import { acceptedPath } from '../pictures/manifest.ts';

/**
 * Where GitHub shows the accepted pictures of two commits: in a workflow, by what it says of itself in
 * the environment. Elsewhere, and in a private repository, nobody would see them.
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
    if (shot === undefined || commit === undefined || change.mode === READS) return undefined;
    return `${server}/${repository}/raw/${commit}/${acceptedPath(change)}`;
  };
}
