// `npm run build-storybook [-- --base <ref>]`: builds the static board, with its differences from a base.
// Further arguments are passed to Storybook.
import { manifestOf, reviewBase } from 'storybook-addon-statecharts/node';
import { runInTerminal, STORYBOOK_BUILD } from './lib/command.ts';
import { withBase } from './lib/withBase.ts';

const { base, rest } = withBase(process.argv.slice(2));
const found = reviewBase();
const isKnown = found !== undefined && manifestOf(found.commit) !== undefined;

if (base !== undefined && !isKnown) {
  process.stderr.write(
    `There are no accepted pictures at ${base}: is it fetched, and does it have a manifest?\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(
    found !== undefined && isKnown
      ? `Compared with ${found.ref} at ${found.commit.slice(0, 10)}, ${found.date}.\n`
      : 'No base to compare with: the review desk shows all states, and says so.\n',
  );
  process.exitCode = runInTerminal([...STORYBOOK_BUILD, ...rest]);
}
