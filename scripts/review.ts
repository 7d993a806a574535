// `npm run review`: what awaits a decision. `--require` fails until every changed picture is approved;
// `--author <login or address>` leaves out what the change's own authors approve; `--base <ref>` compares
// with another commit; `--markdown` prints the summary for a pull request.
import { parseArgs } from 'node:util';
import {
  bindVerdicts,
  buildDesk,
  isApproved,
  reviewText,
  standings,
  summaryMarkdown,
} from 'storybook-addon-statecharts/node';
import { pictureUrls } from './lib/pictureUrls.ts';
import { withBase } from './lib/withBase.ts';

const { base, rest } = withBase(process.argv.slice(2));
const {
  require: isRequired,
  markdown,
  author,
} = parseArgs({
  args: rest,
  options: {
    require: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    author: { type: 'string' },
  },
}).values;
if (author === '') throw new Error('--author needs a login or an address');

const desk = (await buildDesk()).data;
const found = { files: [...desk.verdicts], damaged: [...desk.damaged] };
const { files, damaged, own } =
  desk.base === undefined ? { ...found, own: [] } : bindVerdicts(found, desk.base.commit, author);
const data = { ...desk, verdicts: files, damaged };
const standing = standings(data, files);
const isDone = data.base !== undefined && isApproved(standing, damaged);

if (markdown) {
  const board = process.env['BOARD_URL'];
  const pictureUrl = pictureUrls(data, process.env);
  process.stdout.write(
    summaryMarkdown(data, files, {
      own,
      ...(board === undefined ? {} : { board }),
      ...(pictureUrl === undefined ? {} : { pictureUrl }),
    }),
  );
} else process.stdout.write(reviewText(data, standing, { asked: base, own, isRequired }));

if (isRequired && !isDone) process.exitCode = 1;
