import { parseArgs } from 'node:util';
import { acceptApproved } from '../desk/build/acceptApproved.ts';
import type { Command } from './command.ts';
import { runStories } from './runStories.ts';

/** Accepts the current pictures and ARIA snapshots. */
export const accept: Command = {
  usage: 'accept [--approved] [story files]',
  about:
    'Accepts the current pictures and ARIA snapshots as baselines, of all stories or of the given files. --approved accepts only the changes of the last runs that verdicts approve, without a new run.',
  async run(args) {
    const { values, positionals: files } = parseArgs({
      args,
      options: { approved: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.approved !== true) {
      process.env['ACCEPT_PICTURES'] = '1';
      return runStories(files.length === 0 ? {} : { files });
    }
    const { pictures, texts, removed, left } = await acceptApproved();
    process.stdout.write(
      `${pictures} pictures and ${texts} ARIA snapshots accepted, ${removed} removed; ${left} await a decision.\n`,
    );
    return true;
  },
};
