// In Node: reads what a project registers, for a build and for commands.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHART_FILE, chartIdOf } from './chartFile.ts';
import { filesIn } from './filesIn.ts';
import { projectOptions } from './projectOptions.ts';
import { importFile } from './importFile.ts';
import type { BoardSettings } from './defineBoard.ts';
import type { RegisteredChart } from './defineChart.ts';
import { charts, register, type StateStories } from './registry.ts';

/** Where the files that register statecharts are, from the project's root. */
export const CHARTS = `${projectOptions.charts}/*.chart.{ts,tsx}`;
/** What the project says of itself; it need not be there. */
export const SETTINGS = projectOptions.settings;
/** Which story shows each state, written by `statecharts states`. */
export const STATE_STORIES = projectOptions.coverage;

/** The files that register statecharts, absolute and sorted. */
export const chartFiles = (root = '.'): string[] =>
  filesIn([projectOptions.charts], CHART_FILE, root).map((file) => path.resolve(root, file));

async function defaultOf(file: string): Promise<unknown> {
  const module = (await importFile(file)) as { default?: unknown };
  if (module.default === undefined) throw new Error(`${file} has no default export`);
  return module.default;
}

/** Which story shows each state; none before that was recorded. */
export function readStateStories(root = '.'): StateStories {
  const file = path.join(root, STATE_STORIES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StateStories) : {};
}

/** Reads every chart file and what the project says of itself, and registers them. Sorted by id. */
export async function loadCharts(root = '.'): Promise<readonly RegisteredChart[]> {
  const loaded: RegisteredChart[] = [];
  for (const file of chartFiles(root)) {
    const chart = (await defaultOf(file)) as RegisteredChart;
    const id = chartIdOf(file);
    if (chart.id === '(machine)') throw new Error(`${file}: give its machine an id, '${id}'`);
    if (chart.id !== id)
      throw new Error(`${file} registers ${chart.id}: call it ${chart.id}.chart.ts`);
    loaded.push(chart);
  }
  const settings = path.resolve(root, SETTINGS);
  register({
    charts: loaded,
    stateStories: readStateStories(root),
    ...(existsSync(settings) ? { settings: (await defaultOf(settings)) as BoardSettings } : {}),
  });
  return charts();
}
