import { isDeepStrictEqual, parseArgs } from 'node:util';
import { writeDrawn } from '../search/build/drawn.ts';
import { chartOf } from '../chart/chart.ts';
import { loadCharts, readStateStories, STATE_STORIES } from '../chart/loadCharts.ts';
import { projectOptions } from '../chart/projectOptions.ts';
import { chooseStories } from '../coverage/chooseStories.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { coverageText } from '../coverage/coverageText.ts';
import type { RunReport } from '../coverage/record.ts';
import {
  digestOfSources,
  readRunReport,
  writeFigures,
  writeStateStories,
} from '../coverage/statesFiles.ts';
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
    'Writes which story shows which state; runs the stories first if they have changed. Fails for states and transitions without a story. --check runs and writes nothing, and fails if the file is out of date.',
  async run(args) {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
    const isWriting = !values.check;
    const { stories } = await currentReport(isWriting);
    const charts = await loadCharts();
    const drawn = charts.map(({ machine }) => chartOf(machine));
    const unreachable = charts.flatMap(({ id: machine, unreachable: reasons }) =>
      Object.entries(reasons).map(([id, reason]) => ({ machine, id, reason })),
    );
    const { screenModes } = projectOptions;
    const coverage = coverageOf({ charts: drawn, stories, unreachable, screenModes });
    const before = readStateStories();
    const chosen = chooseStories(drawn, stories, before);
    const isStale = !isDeepStrictEqual(before, chosen);
    if (isStale && isWriting) writeStateStories(chosen);
    else if (isStale)
      coverage.gaps.push(
        `${STATE_STORIES} is out of date. Run \`statecharts states\` to update it.`,
      );
    if (isWriting) writeDrawn(stories);
    writeFigures(coverage);
    process.stdout.write(coverageText(coverage, unreachable));
    return coverage.gaps.length === 0;
  },
};
