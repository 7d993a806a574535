import { acceptApproved } from '../desk/build/acceptApproved.ts';
import type { Command } from './command.ts';
import { runStories } from './runStories.ts';

/** Accepts the current pictures and ARIA snapshots. */
export const accept: Command = {
  usage: 'accept [--approved] [story files]',
  about:
    'Takes pictures and texts as they are now for the accepted ones, of all stories or of some files. --approved takes, of what the last runs found changed, what verdicts approve, and runs nothing.',
  options: { approved: { type: 'boolean', default: false } },
  takesFiles: true,
  async run({ approved }, files) {
    if (approved !== true) {
      process.env['ACCEPT_PICTURES'] = '1';
      const { failed } = await runStories(files.length === 0 ? {} : { files });
      return failed.length === 0;
    }
    const { pictures, texts, removed, left } = await acceptApproved();
    process.stdout.write(
      `${pictures} pictures and ${texts} texts accepted, ${removed} removed; ${left} wait for a decision.\n`,
    );
    return true;
  },
};
