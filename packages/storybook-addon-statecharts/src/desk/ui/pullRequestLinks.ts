// Where a reviewer without a terminal puts a file of verdicts: GitHub's own pages, filled in.
import type { PullRequest } from '../desk.ts';

/** Beyond it, browsers and GitHub cut an address off. */
const LONGEST = 7500;
const FOLDER = 'board/verdicts';

const branchPath = ({ repository, branch }: PullRequest, page: 'new' | 'upload'): string =>
  `${repository}/${page}/${branch.split('/').map(encodeURIComponent).join('/')}/${FOLDER}`;

/**
 * The page on which the file is committed. A long one, or one that is there already, is chosen there from
 * the reviewer's disk.
 */
export function commitAddress(
  pull: PullRequest,
  { name, text, isThere }: { name: string; text: string; isThere: boolean },
): { address: string; isFilledIn: boolean } {
  const query = new URLSearchParams({ filename: name, value: text });
  const address = `${branchPath(pull, 'new')}?${query.toString()}`;
  return isThere || address.length > LONGEST
    ? { address: branchPath(pull, 'upload'), isFilledIn: false }
    : { address, isFilledIn: true };
}

/** Where a comment is written. GitHub takes no text for it by address. */
export const commentAddress = ({ url }: PullRequest): string => `${url}#new_comment_field`;
