// `npm run build-storybook [-- --base <ref>]`: builds the static board, with its differences from a base.
// Further arguments are passed to Storybook.
import { manifestOf, reviewBase } from 'storybook-addon-visual-causes/node';
import { runInTerminal, STORYBOOK_BUILD } from './lib/command.ts';
import { withBase } from './lib/withBase.ts';

const { base, rest } = withBase(process.argv.slice(2));
const found = reviewBase();
const isKnown = found !== undefined && manifestOf(found.commit) !== undefined;

if (base !== undefined && !isKnown) {
  process.stderr.write(
    `No accepted pictures at ${base}. Fetch it, and check that it contains tests/visual/pictures.json.\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(
    found !== undefined && isKnown
      ? `Compared with ${found.ref} at ${found.commit.slice(0, 10)}, ${found.date}.\n`
      : 'No base found to compare with, so the review desk shows all states.\n',
  );
  process.exitCode = runInTerminal([...STORYBOOK_BUILD, ...rest]);
}
