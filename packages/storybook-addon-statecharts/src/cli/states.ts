import { parseArgs } from 'node:util';
import { describeProject } from '../addon/project.ts';
import { writeDrawn } from '../search/build/drawn.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { coverageText } from '../coverage/coverageText.ts';
import type { RunReport } from '../coverage/record.ts';
import { digestOfSources, readRunReport, writeFigures } from '../coverage/statesFiles.ts';
import type { Command } from './command.ts';
import { runStories } from './runStories.ts';

/** Returns the report for the current stories; runs them all if there is none and `mayRun`. */
async function currentReport(mayRun: boolean): Promise<RunReport> {
  const digest = digestOfSources();
  if (mayRun && readRunReport()?.digest !== digest) await runStories();
  const report = readRunReport();
  if (report?.digest === digest) return report;
  throw new Error(
    report === undefined
      ? 'No run of the stories is recorded. Add recordStates() of storybook-addon-statecharts/vitest to the plug-ins of your story tests, and run them all.'
      : 'The stories have changed since their last complete run. Run them again.',
  );
}

/** Reports the statecharts' coverage by stories, from the last run of all stories. */
export const states: Command = {
  usage: 'states [--check]',
  about:
    'Reports which states and transitions the stories cover; runs the stories first if they have changed. Fails for gaps. --check runs nothing.',
  async run(args) {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
    const { stories } = await currentReport(!values.check);
    const described = await describeProject();
    const covered = described.flatMap(({ description }) => description ?? []);
    const coverage = coverageOf(covered, stories);
    for (const { file, error } of described)
      if (error !== undefined) coverage.gaps.push(`${file}: ${error}`);
    if (!values.check) writeDrawn(stories);
    writeFigures(coverage);
    process.stdout.write(coverageText(coverage, covered));
    return coverage.gaps.length === 0;
  },
};
