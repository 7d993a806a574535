import { parseArgs } from 'node:util';
import { describeProject } from '../addon/project.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { coverageText } from '../coverage/coverageText.ts';
import type { RunReport } from '../coverage/record.ts';
import { digestOfSources, readRunReport } from '../coverage/statesFiles.ts';
import type { Command } from './command.ts';

/** Returns the report of the current stories. @throws if they have not all run since they changed */
function currentReport(): RunReport {
  const report = readRunReport();
  if (report?.digest === digestOfSources()) return report;
  throw new Error(
    report === undefined
      ? 'No complete run of the stories is recorded. Run all story tests, with recordStates() of storybook-addon-statecharts/vitest among their plug-ins.'
      : 'The stories have changed since their last complete run. Run them again.',
  );
}

/** Reports the statecharts' coverage by stories, from the last run of all stories. */
export const states: Command = {
  usage: 'states',
  about:
    'Reports which states and transitions the last run of all stories covered. Fails for gaps.',
  async run(args) {
    parseArgs({ args });
    const { stories } = currentReport();
    const described = await describeProject();
    const covered = described.flatMap(({ description }) => description ?? []);
    const coverage = coverageOf(covered, stories);
    for (const { file, error } of described)
      if (error !== undefined) coverage.gaps.push(`${file}: ${error}`);
    process.stdout.write(coverageText(coverage, covered));
    return coverage.gaps.length === 0;
  },
};
