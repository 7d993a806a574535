// Links to GitHub's prefilled pages for committing a file of verdicts without a terminal.
import type { PullRequest } from '../desk.ts';

/** Browsers and GitHub truncate longer URLs. */
const LONGEST = 7500;

const folderPage = (
  { repository, branch }: PullRequest,
  folder: string,
  page: 'new' | 'upload',
): string =>
  `${repository}/${page}/${branch.split('/').map(encodeURIComponent).join('/')}/${folder}`;

/** Returns the URL of the page that commits the file: the upload page for a long or existing one. */
export function commitAddress(
  pull: PullRequest,
  { folder, name, text, exists }: { folder: string; name: string; text: string; exists: boolean },
): { address: string; isPrefilled: boolean } {
  const query = new URLSearchParams({ filename: name, value: text });
  const address = `${folderPage(pull, folder, 'new')}?${query.toString()}`;
  return exists || address.length > LONGEST
    ? { address: folderPage(pull, folder, 'upload'), isPrefilled: false }
    : { address, isPrefilled: true };
}

/** The comment field's URL. GitHub cannot prefill it. */
export const commentAddress = ({ url }: PullRequest): string => `${url}#new_comment_field`;
