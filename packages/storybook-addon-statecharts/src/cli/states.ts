import { isDeepStrictEqual } from 'node:util';
import { chartOf } from '../chart/chart.ts';
import { loadCharts } from '../chart/loadCharts.ts';
import { chooseStories } from '../coverage/chooseStories.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { coverageText } from '../coverage/coverageText.ts';
import {
  digestOfSources,
  readRunReport,
  readStateStories,
  writeStateStories,
} from '../coverage/statesFiles.ts';
import { screenModes } from '../pictures/modes.ts';
import type { Command } from './command.ts';

/** How much of the statecharts the stories show, by what their last whole run has seen. */
export const states: Command = {
  usage: 'states [--check]',
  about:
    'Writes which story shows which state. Fails for what none shows; with --check also where what is written is no longer so.',
  options: { check: { type: 'boolean', default: false } },
  async run({ check }) {
    const report = readRunReport();
    if (report === undefined)
      throw new Error(
        'No run of the stories is recorded: put recordStates() of storybook-addon-statecharts/vitest among the plug-ins of your story tests, and run them all.',
      );
    if (report.digest !== digestOfSources())
      throw new Error('The stories have changed since they last all ran: run them again.');
    const charts = await loadCharts();
    const drawn = charts.map(({ machine }) => chartOf(machine));
    const unreachable = charts.flatMap(({ id: machine, unreachable: reasons }) =>
      Object.entries(reasons).map(([id, reason]) => ({ machine, id, reason })),
    );
    const { stories } = report;
    const modes = Object.keys(screenModes);
    const coverage = coverageOf({ charts: drawn, stories, unreachable, screenModes: modes });
    const before = readStateStories();
    const chosen = chooseStories(drawn, stories, before);
    const isStale = !isDeepStrictEqual(before, chosen);
    if (isStale && check === true)
      coverage.gaps.push('What is written of the stories of states is old: `statecharts states`.');
    else if (isStale) writeStateStories(chosen);
    process.stdout.write(coverageText(coverage, unreachable));
    return coverage.gaps.length === 0;
  },
};
