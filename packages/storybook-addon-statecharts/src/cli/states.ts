import { isDeepStrictEqual } from 'node:util';
import { writeDrawn } from '../ask/build/drawn.ts';
import { chartOf } from '../chart/chart.ts';
import { loadCharts, STATE_STORIES } from '../chart/loadCharts.ts';
import { projectOptions } from '../chart/projectOptions.ts';
import { chooseStories } from '../coverage/chooseStories.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { coverageText } from '../coverage/coverageText.ts';
import type { RunReport } from '../coverage/record.ts';
import {
  digestOfSources,
  readRunReport,
  readStateStories,
  writeFigures,
  writeStateStories,
} from '../coverage/statesFiles.ts';
import { acceptedPictures } from '../pictures/acceptedPictures.ts';
import type { Command } from './command.ts';
import { runStories } from './runStories.ts';

/** Returns the report for the current stories; runs them all if there is none and `mayRun`. */
async function currentReport(mayRun: boolean): Promise<RunReport> {
  const digest = digestOfSources();
  const isCurrent = (report: RunReport | undefined): report is RunReport =>
    report?.digest === digest;
  const before = readRunReport();
  if (isCurrent(before)) return before;
  if (mayRun) await runStories();
  const report = readRunReport();
  if (isCurrent(report)) return report;
  throw new Error(
    report === undefined
      ? 'No run of the stories is recorded: put recordStates() of storybook-addon-statecharts/vitest among the plug-ins of your story tests, and run them all.'
      : 'The stories have changed since they last all ran: run them again.',
  );
}

/** Reports the statecharts' coverage by stories, from the last run of all stories. */
export const states: Command = {
  usage: 'states [--check]',
  about:
    'Writes which story shows which state; runs the stories first where they have changed. Fails for what none shows. --check runs and writes nothing, and fails where what is written is no longer so.',
  options: { check: { type: 'boolean', default: false } },
  async run({ check }) {
    const { stories } = await currentReport(check !== true);
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
    if (isStale && check === true)
      coverage.gaps.push(
        `${STATE_STORIES} does not name the stories of states as they are: \`statecharts states\` writes it.`,
      );
    else if (isStale) writeStateStories(chosen);
    if (check !== true) writeDrawn(stories);
    writeFigures({ ...coverage, pictures: await acceptedPictures() });
    process.stdout.write(coverageText(coverage, unreachable));
    return coverage.gaps.length === 0;
  },
};
