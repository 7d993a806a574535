// In Node: reads what a project registers, for a build and for commands.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chartIdOf } from './chartFile.ts';
import type { BoardSettings } from './defineBoard.ts';
import type { RegisteredChart } from './defineChart.ts';
import { charts, register, type StateStories } from './registry.ts';

/** Where the files that register statecharts are, from the project's root. */
export const CHARTS = 'board/charts/*.chart.{ts,tsx}';
/** What the project says of itself; it need not be there. */
export const SETTINGS = 'board/board.ts';
/** Which story shows each state, written by `statecharts states`. */
export const STATE_STORIES = 'board/coverage/stateStories.json';

/** The files that register statecharts, absolute and sorted. */
export const chartFiles = (root = '.'): string[] =>
  globSync(CHARTS, { cwd: root })
    .toSorted()
    .map((file) => path.resolve(root, file));

/** Imports modules by their absolute paths, in order. */
export type ImportAll = (files: readonly string[]) => Promise<readonly object[]>;

/** By Node itself, which reads TypeScript with the endings of files written out. */
const importByNode: ImportAll = async (files) => {
  const modules: object[] = [];
  for (const file of files) modules.push((await import(pathToFileURL(file).href)) as object);
  return modules;
};

function defaultOf(file: string, module: object | undefined): unknown {
  const { default: exported } = (module ?? {}) as { default?: unknown };
  if (exported === undefined) throw new Error(`${file} has no default export`);
  return exported;
}

function readStateStories(root: string): StateStories {
  const file = path.join(root, STATE_STORIES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StateStories) : {};
}

/**
 * Reads every chart file and what the project says of itself, and registers them. Sorted by id.
 * @param importAll how: by Node itself unless said
 */
export async function loadCharts(
  root = '.',
  importAll: ImportAll = importByNode,
): Promise<readonly RegisteredChart[]> {
  const files = chartFiles(root);
  const settings = path.resolve(root, SETTINGS);
  const hasSettings = existsSync(settings);
  const modules = await importAll(hasSettings ? [...files, settings] : files);
  const loaded = files.map((file, index) => {
    const chart = defaultOf(file, modules[index]) as RegisteredChart;
    if (chart.id !== chartIdOf(file))
      throw new Error(`${file} registers ${chart.id}: call it ${chart.id}.chart.ts`);
    return chart;
  });
  register({
    charts: loaded,
    stateStories: readStateStories(root),
    ...(hasSettings
      ? { settings: defaultOf(settings, modules[files.length]) as BoardSettings }
      : {}),
  });
  return charts();
}
