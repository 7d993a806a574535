// `npm run states`: how much of the statecharts the stories show. Exits 1 when something is missing.
import { screenModes } from '../.storybook/modes.ts';
import { chartOf } from '../stories/statecharts/model/chart.ts';
import { coverageOf } from '../stories/statecharts/model/coverage.ts';
import type { RunReport } from '../stories/statecharts/model/record.ts';
import { uncovered } from '../stories/statecharts/uncovered.ts';
import { runCommand } from './lib/command.ts';
import { acceptedPictures } from './lib/acceptedPictures.ts';
import { coverageText } from './lib/coverageText.ts';
import { digestOfSources, loadMachines, readRunReport, writeFigures } from './lib/statesFiles.ts';

/** The report of the stories as they are now; runs them when there is none, unless told not to. */
async function freshReport(): Promise<RunReport> {
  const digest = digestOfSources();
  let report = readRunReport();
  if (report?.digest === digest) return report;
  if (!process.argv.includes('--recorded')) {
    process.stdout.write('Running the stories: they have changed since they last all ran …\n');
    const { ok, output } = await runCommand(['npm', 'run', '--silent', 'vitest:stories']);
    if (!ok) process.stdout.write(output);
    report = readRunReport();
    if (report?.digest === digest) return report;
  }
  throw new Error('The stories have changed since they last all ran: npm run test:stories');
}

const { stories } = await freshReport();
const machines = await loadMachines();
const coverage = coverageOf({
  charts: machines.map(({ machine }) => chartOf(machine)),
  stories,
  uncovered,
  screenModes: Object.keys(screenModes),
});
writeFigures({ ...coverage, uncovered, pictures: await acceptedPictures() });
process.stdout.write(coverageText(coverage, uncovered));
if (coverage.gaps.length > 0) process.exitCode = 1;
