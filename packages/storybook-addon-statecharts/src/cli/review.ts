import { bindVerdicts } from '../desk/build/authors.ts';
import { buildDesk } from '../desk/build/data.ts';
import { reviewText } from '../desk/reviewText.ts';
import { isApproved, standings, summaryMarkdown } from '../desk/summary.ts';
import type { Command } from './command.ts';

/** What awaits a decision. */
export const review: Command = {
  usage: 'review [--require] [--base <ref>] [--author <login or address>] [--markdown]',
  about:
    'Lists what differs from the base, and what is open, asked for or stale. --require fails until all is approved; --author leaves out what the change’s own authors approve; --markdown prints a summary for a pull request.',
  options: {
    require: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    base: { type: 'string' },
    author: { type: 'string' },
  },
  async run({ require: isRequired, markdown, base, author }) {
    if (author === '') throw new Error('--author needs a login or an address');
    // All that reads the base reads it there.
    if (typeof base === 'string') process.env['DESK_BASE'] = base;
    const desk = (await buildDesk()).data;
    const found = { files: [...desk.verdicts], damaged: [...desk.damaged], own: [] };
    const maker = typeof author === 'string' ? author : undefined;
    const bound = desk.base === undefined ? found : bindVerdicts(found, desk.base.commit, maker);
    const { files, damaged, own } = bound;
    const data = { ...desk, verdicts: files, damaged };
    const standing = standings(data, files);
    const asked = typeof base === 'string' ? base : undefined;
    process.stdout.write(
      markdown === true
        ? summaryMarkdown(data, files, { own })
        : reviewText(data, standing, { asked, own, isRequired: isRequired === true }),
    );
    return isRequired !== true || (data.base !== undefined && isApproved(standing, damaged));
  },
};
