// `npm run review`: what awaits a decision. `--require` fails until every changed picture is approved;
// `--base <ref>` compares with another commit; `--markdown` prints the summary for a pull request.
import { buildDesk } from '../review/desk/build/data.ts';
import { isApproved, standings, summaryMarkdown } from '../review/desk/summary.ts';
import { reviewText } from '../review/desk/reviewText.ts';
import { pictureUrls } from './lib/pictureUrls.ts';
import { withBase } from './lib/withBase.ts';

const { base, rest } = withBase(process.argv.slice(2));
const unknown = rest.find((arg) => arg !== '--require' && arg !== '--markdown');
if (unknown !== undefined) throw new Error(`npm run review knows no ${unknown}`);
const isRequired = rest.includes('--require');

const { data } = await buildDesk();
const standing = standings(data, data.verdicts);
const isDone = data.base !== undefined && isApproved(standing, data.damaged);

if (rest.includes('--markdown')) {
  const board = process.env['BOARD_URL'];
  const pictureUrl = pictureUrls(data, process.env);
  process.stdout.write(
    summaryMarkdown(data, data.verdicts, {
      ...(board === undefined ? {} : { board }),
      ...(pictureUrl === undefined ? {} : { pictureUrl }),
    }),
  );
} else process.stdout.write(reviewText(data, standing, { asked: base, isRequired }));

if (isRequired && !isDone) process.exitCode = 1;
