// `npm run build-storybook`: builds the static board, with its differences from DESK_BASE or main.
// Arguments are passed to Storybook.
import { manifestOf, reviewBase } from 'storybook-addon-visual-causes/node';
import { runInTerminal, STORYBOOK_BUILD } from './lib/command.ts';

const base = reviewBase();
process.stdout.write(
  base !== undefined && manifestOf(base.commit) !== undefined
    ? `Compared with ${base.ref} at ${base.commit.slice(0, 10)}, ${base.date}.\n`
    : 'No base with accepted pictures found, so the review desk shows all states.\n',
);
process.exitCode = runInTerminal([...STORYBOOK_BUILD, ...process.argv.slice(2)]);
