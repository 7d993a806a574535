// `npm run visual:accept [files]`: takes the pictures and texts as they are now for the accepted ones.
// `--approved` takes, of what the last runs of `npm test -- stories` found, what verdicts approve.
import { acceptApproved } from 'storybook-addon-statecharts/node';
import { runInTerminal, STORY_RUN } from './lib/command.ts';

const args = process.argv.slice(2);

if (args.includes('--approved')) {
  const { pictures, texts, removed, left } = await acceptApproved();
  process.stdout.write(
    `${pictures} pictures and ${texts} texts accepted, ${removed} removed; ${left} wait for a decision.\n`,
  );
} else {
  // Not as the runner's own filter: it would leave out the modes that are drawn beside the stories' tests.
  const files = args.length === 0 ? {} : { STORY_FILES: args.join(',') };
  process.exitCode = runInTerminal(STORY_RUN, { ACCEPT_PICTURES: '1', ...files });
}
