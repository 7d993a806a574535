// `npm run states`: how much of the statecharts the stories show. Exits 1 when something is missing.
import { isDeepStrictEqual } from 'node:util';
import { screenModes } from '../.storybook/modes.ts';
import { chartOf } from '../stories/statecharts/model/chart.ts';
import { coverageOf } from '../stories/statecharts/model/coverage.ts';
import type { RunReport } from '../stories/statecharts/model/record.ts';
import { chooseStories } from '../stories/statecharts/model/stateStories.ts';
import { uncovered } from '../stories/statecharts/uncovered.ts';
import { runCommand } from './lib/command.ts';
import { acceptedPictures } from './lib/acceptedPictures.ts';
import { coverageText } from './lib/coverageText.ts';
import {
  digestOfSources,
  loadMachines,
  readRunReport,
  readStateStories,
  writeFigures,
  writeStateStories,
} from './lib/statesFiles.ts';

const isRecorded = process.argv.includes('--recorded');

/** The report of the stories as they are now; runs them when there is none, unless told not to. */
async function freshReport(): Promise<RunReport> {
  const digest = digestOfSources();
  let report = readRunReport();
  if (report?.digest === digest) return report;
  if (!isRecorded) {
    process.stdout.write('Running the stories: they have changed since they last all ran …\n');
    const { ok, output } = await runCommand(['npm', 'run', '--silent', 'vitest:stories'], {
      timeoutSeconds: 900,
    });
    if (!ok) process.stdout.write(output);
    report = readRunReport();
    if (report?.digest === digest) return report;
  }
  throw new Error('The stories have changed since they last all ran: npm run test:stories');
}

const { stories } = await freshReport();
const machines = await loadMachines();
const charts = machines.map(({ machine }) => chartOf(machine));
const screens = Object.keys(screenModes);
const coverage = coverageOf({ charts, stories, uncovered, screenModes: screens });

const before = readStateStories();
const chosen = chooseStories(charts, stories, before);
if (!isDeepStrictEqual(before, chosen)) {
  if (isRecorded) {
    coverage.gaps.push(
      'stories/statecharts/stateStories.json no longer says which story shows each state: `npm run states` writes it.',
    );
  } else writeStateStories(chosen);
}

writeFigures({ ...coverage, uncovered, pictures: await acceptedPictures() });
process.stdout.write(coverageText(coverage, uncovered));
if (coverage.gaps.length > 0) process.exitCode = 1;
