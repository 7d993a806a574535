// Loads a project's registrations in Node, for builds and commands.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHART_FILE, chartIdOf } from './chartFile.ts';
import { filesIn } from './filesIn.ts';
import { projectOptions } from './projectOptions.ts';
import { importFile } from './importFile.ts';
import type { BoardSettings } from './defineBoard.ts';
import type { RegisteredChart } from './defineChart.ts';
import { charts, register, type StateStories } from './registry.ts';

/** Glob of the chart files, relative to the project's root. */
export const CHARTS = `${projectOptions.charts}/*.chart.{ts,tsx}`;
/** The project's settings file, which is optional. */
export const SETTINGS = projectOptions.settings;
/** The story of each state, written by `statecharts states`. */
export const STATE_STORIES = projectOptions.coverage;

/** The chart files, absolute and sorted. */
export const chartFiles = (root = '.'): string[] =>
  filesIn([projectOptions.charts], CHART_FILE, root).map((file) => path.resolve(root, file));

async function defaultOf(file: string): Promise<unknown> {
  const module = (await importFile(file)) as { default?: unknown };
  if (module.default === undefined) throw new Error(`${file} has no default export`);
  return module.default;
}

/** Returns the story of each state; empty before the first recording. */
export function readStateStories(root = '.'): StateStories {
  const file = path.join(root, STATE_STORIES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StateStories) : {};
}

/** Loads and registers chart files and the project's settings. Returns the charts sorted by id. */
export async function loadCharts(root = '.'): Promise<readonly RegisteredChart[]> {
  const loaded: RegisteredChart[] = [];
  for (const file of chartFiles(root)) {
    const chart = (await defaultOf(file)) as RegisteredChart;
    const id = chartIdOf(file);
    if (typeof chart.id !== 'string')
      throw new Error(`${file} registers no machine: pass defineChart a machine, not a function`);
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
