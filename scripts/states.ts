// `npm run states`: how much of the statecharts the stories show. Exits 1 when something is missing.
import { isDeepStrictEqual } from 'node:util';
import { screenModes } from 'storybook-addon-statecharts/modes';
import {
  acceptedPictures,
  chartOf,
  chooseStories,
  coverageOf,
  coverageText,
  digestOfSources,
  loadCharts,
  readRunReport,
  readStateStories,
  type RunReport,
  writeDrawn,
  writeFigures,
  writeStateStories,
} from 'storybook-addon-statecharts/node';
import { runCommand, STORY_RUN } from './lib/command.ts';

const isRecorded = process.argv.includes('--recorded');

/** The report of the stories as they are now; runs them when there is none, unless told not to. */
async function freshReport(): Promise<RunReport> {
  const digest = digestOfSources();
  let report = readRunReport();
  if (report?.digest === digest) return report;
  if (!isRecorded) {
    process.stdout.write('Running the stories: they have changed since they last all ran …\n');
    const { ok, output } = await runCommand(STORY_RUN);
    if (!ok) process.stdout.write(output);
    report = readRunReport();
    if (report?.digest === digest) return report;
  }
  throw new Error('The stories have changed since they last all ran: npm test -- stories');
}

const { stories } = await freshReport();
const registered = await loadCharts();
const charts = registered.map(({ machine }) => chartOf(machine));
const unreachable = registered.flatMap(({ id: machine, unreachable: reasons }) =>
  Object.entries(reasons).map(([id, reason]) => ({ machine, id, reason })),
);
const screens = Object.keys(screenModes);
const coverage = coverageOf({
  charts,
  stories,
  unreachable,
  screenModes: screens,
});

const before = readStateStories();
const chosen = chooseStories(charts, stories, before);
if (!isDeepStrictEqual(before, chosen)) {
  if (isRecorded) {
    coverage.gaps.push(
      'board/coverage/stateStories.json no longer says which story shows each state: `npm run states` writes it.',
    );
  } else writeStateStories(chosen);
}

if (!isRecorded) writeDrawn(stories);
writeFigures({ ...coverage, pictures: await acceptedPictures() });
process.stdout.write(coverageText(coverage, unreachable));
if (coverage.gaps.length > 0) process.exitCode = 1;
