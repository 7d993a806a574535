import { parseArgs } from 'node:util';
import { digestOfSources } from '../coverage/statesFiles.ts';
import { checkAuthors } from '../desk/build/authors.ts';
import { reviewBase } from '../desk/build/base.ts';
import { buildDesk } from '../desk/build/data.ts';
import { ARIA_SNAPSHOT, type DeskData } from '../desk/desk.ts';
import { reviewText } from '../desk/reviewText.ts';
import { readRunResults } from '../desk/runResults.ts';
import { isApproved, standings, summaryMarkdown, type SummaryOptions } from '../desk/summary.ts';
import { acceptedPath } from '../pictures/manifest.ts';
import type { Command } from './command.ts';
import { runStories } from './runStories.ts';

/** Takes the pictures that the change affects, unless the last run had the same sources. */
async function takeChanged(): Promise<boolean> {
  const since = reviewBase()?.commit;
  const { run } = readRunResults();
  const isWhole = run !== undefined && (run.files === run.ofFiles || run.base === since);
  if (isWhole && run.digest === digestOfSources()) return true;
  return runStories(since === undefined ? {} : { since });
}

/** Returns the review desk's URL, with a hint if no Storybook is running. */
async function deskAddress(): Promise<string> {
  const origin = `http://localhost:${process.env['STORYBOOK_PORT'] ?? 6006}/`;
  // A local server answers quickly or not at all.
  const isServed = await fetch(origin, { signal: AbortSignal.timeout(500) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return `${origin}?path=/story/review-changes--this-branch${isServed ? '' : ', once Storybook runs'}`;
}

/**
 * Returns GitHub's URLs of the accepted pictures of two commits, from a workflow's environment;
 * undefined elsewhere. GitHub does not show images of a private repository in comments.
 */
function pictureUrls({ base, now }: DeskData): SummaryOptions['pictureUrl'] {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, HEAD_SHA: head } = process.env;
  if (server === undefined || repository === undefined || base === undefined) return undefined;
  return (change, side) => {
    const commit = side === 'before' ? base.commit : (head ?? now.commit);
    if (change[side] === undefined || commit === undefined || change.mode === ARIA_SNAPSHOT)
      return undefined;
    return `${server}/${repository}/raw/${commit}/${acceptedPath(change)}`;
  };
}

/** Reports the changes that await a decision. */
export const review: Command = {
  usage: 'review [--list] [--require] [--base <ref>] [--author <login or address>] [--markdown]',
  about:
    'Takes the pictures that the change can affect, and lists differences from the base and open, requested and stale decisions. --list takes no pictures; neither do --require, which fails until everything is approved, and --markdown, which prints a summary for a pull request. --author ignores approvals by the change’s own authors.',
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        list: { type: 'boolean', default: false },
        require: { type: 'boolean', default: false },
        markdown: { type: 'boolean', default: false },
        base: { type: 'string' },
        author: { type: 'string' },
      },
    });
    const { list, require: isRequired, markdown, base, author } = values;
    if (author === '') throw new Error('--author needs a login or an address');
    // All code that needs the base reads this variable.
    if (base !== undefined) process.env['DESK_BASE'] = base;
    const isRun = list || isRequired || markdown || (await takeChanged());
    const desk = (await buildDesk()).data;
    const found = { files: [...desk.verdicts], damaged: [...desk.damaged], own: [] };
    const { files, damaged, own } =
      desk.base === undefined ? found : checkAuthors(found, desk.base.commit, author);
    const data = { ...desk, damaged };
    const standing = standings(data, files);
    if (markdown) {
      const options = { own, board: process.env['BOARD_URL'], pictureUrl: pictureUrls(data) };
      process.stdout.write(summaryMarkdown(data, files, options));
    } else {
      const address = standing.length > 0 ? await deskAddress() : undefined;
      process.stdout.write(reviewText(data, standing, { asked: base, own, isRequired, address }));
    }
    const isDone = data.base !== undefined && isApproved(standing, damaged);
    return isRun && (!isRequired || isDone);
  },
};
