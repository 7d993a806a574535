import { parseArgs } from 'node:util';
import { acceptCauses } from '../desk/build/accept.ts';
import { projectStories } from '../desk/build/storyIndex.ts';
import { counted } from '../desk/summary.ts';
import type { Command } from './command.ts';
import { openStories } from './runStories.ts';

/** Accepts the current pictures and ARIA snapshots as baselines. */
export const accept: Command = {
  usage: 'accept [--cause <cause>…] [story files]',
  about:
    'Makes the current pictures and ARIA snapshots the baselines: runs all stories, or those of the given files. --cause, which may be repeated, takes those of the last review that differ for a cause, without a new run.',
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { cause: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    if (values.cause === undefined) {
      process.env['ACCEPT_PICTURES'] = '1';
      const stories = await openStories(positionals.length === 0 ? {} : { files: positionals });
      try {
        return await stories.run();
      } finally {
        await stories.close();
      }
    }
    // `--cause a b` names two.
    const { pictures, texts, removed, waiting } = await acceptCauses(
      [...values.cause, ...positionals],
      '.',
      await projectStories(),
    );
    const waits =
      waiting === 0
        ? ''
        : ` ${counted(waiting, 'picture waits', 'pictures wait')} for another cause.`;
    process.stdout.write(
      `Accepted ${counted(pictures, 'picture')} and ${counted(texts, 'ARIA snapshot')}; removed ${counted(removed, 'picture')}.${waits}\n`,
    );
    return true;
  },
};
