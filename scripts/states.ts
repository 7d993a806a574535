// `npm run states`: how much of the statecharts the stories show. Exits 1 when something is missing.
import { isDeepStrictEqual } from 'node:util';
import { screenModes } from '../review/pictures/modes.ts';
import { chartOf } from '../review/statecharts/chart.ts';
import { coverageOf } from '../review/coverage/coverage.ts';
import type { RunReport } from '../review/coverage/record.ts';
import { chooseStories } from '../review/coverage/chooseStories.ts';
import { machineAlone } from '../review/coverage/machineAlone.ts';
import { uncovered } from '../review/coverage/uncovered.ts';
import { runCommand, STORY_RUN } from './lib/command.ts';
import { acceptedPictures } from '../review/pictures/acceptedPictures.ts';
import { coverageText } from '../review/coverage/coverageText.ts';
import {
  digestOfSources,
  loadMachines,
  readRunReport,
  readStateStories,
  writeFigures,
  writeStateStories,
} from '../review/coverage/statesFiles.ts';

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
const machines = await loadMachines();
const charts = machines.map(({ machine }) => chartOf(machine));
const screens = Object.keys(screenModes);
const coverage = coverageOf({
  charts,
  stories,
  uncovered,
  machineAlone,
  screenModes: screens,
});

const before = readStateStories();
const chosen = chooseStories(charts, stories, before);
if (!isDeepStrictEqual(before, chosen)) {
  if (isRecorded) {
    coverage.gaps.push(
      'review/coverage/stateStories.json no longer says which story shows each state: `npm run states` writes it.',
    );
  } else writeStateStories(chosen);
}

writeFigures({ ...coverage, uncovered, pictures: await acceptedPictures() });
process.stdout.write(coverageText(coverage, { uncovered, machineAlone }));
if (coverage.gaps.length > 0) process.exitCode = 1;
