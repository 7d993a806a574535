import { checkAuthors } from '../desk/build/authors.ts';
import { reviewBase } from '../desk/build/base.ts';
import { buildDesk } from '../desk/build/data.ts';
import { reviewText } from '../desk/reviewText.ts';
import { isApproved, standings, summaryMarkdown } from '../desk/summary.ts';
import { readRunResults } from '../desk/runResults.ts';
import { digestOfSources } from '../coverage/statesFiles.ts';
import type { Command } from './command.ts';
import { deskAddress } from './deskAddress.ts';
import { pictureUrls } from './pictureUrls.ts';
import { runStories } from './runStories.ts';

/** Takes the pictures that the change affects, unless the last run had the same sources. */
async function takeChanged(): Promise<boolean> {
  const since = reviewBase()?.commit;
  const { run } = readRunResults();
  const isWhole = run !== undefined && (run.files === run.ofFiles || run.base === since);
  if (isWhole && run.digest === digestOfSources()) return true;
  const { failed } = await runStories(since === undefined ? {} : { since });
  return failed.length === 0;
}

/** Reports the changes that await a decision. */
export const review: Command = {
  usage: 'review [--list] [--require] [--base <ref>] [--author <login or address>] [--markdown]',
  about:
    'Takes the pictures that the change can affect, and lists differences from the base and open, requested and stale decisions. --list takes no pictures; neither do --require, which fails until everything is approved, and --markdown, which prints a summary for a pull request. --author ignores approvals by the change’s own authors.',
  options: {
    list: { type: 'boolean', default: false },
    require: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    base: { type: 'string' },
    author: { type: 'string' },
  },
  async run({ list, require, markdown, base, author }) {
    if (author === '') throw new Error('--author needs a login or an address');
    // All code that needs the base reads this variable.
    if (typeof base === 'string') process.env['DESK_BASE'] = base;
    const isRequired = require === true;
    const isTaking = list !== true && !isRequired && markdown !== true;
    const isRun = !isTaking || (await takeChanged());
    const desk = (await buildDesk()).data;
    const found = { files: [...desk.verdicts], damaged: [...desk.damaged], own: [] };
    const maker = typeof author === 'string' ? author : undefined;
    const bound = desk.base === undefined ? found : checkAuthors(found, desk.base.commit, maker);
    const { files, damaged, own } = bound;
    const data = { ...desk, verdicts: files, damaged };
    const standing = standings(data, files);
    const asked = typeof base === 'string' ? base : undefined;
    if (markdown === true) {
      const board = process.env['BOARD_URL'];
      const pictureUrl = pictureUrls(data, process.env);
      process.stdout.write(
        summaryMarkdown(data, files, {
          own,
          ...(board === undefined ? {} : { board }),
          ...(pictureUrl === undefined ? {} : { pictureUrl }),
        }),
      );
    } else {
      const address = standing.length > 0 ? await deskAddress() : undefined;
      process.stdout.write(reviewText(data, standing, { asked, own, isRequired, address }));
    }
    const isDone = data.base !== undefined && isApproved(standing, damaged);
    return isRun && (!isRequired || isDone);
  },
};
