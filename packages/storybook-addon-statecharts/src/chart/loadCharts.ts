// In Node: reads what a project registers, for a build and for commands.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

async function defaultOf<Exported>(file: string): Promise<Exported> {
  const module = (await import(pathToFileURL(file).href)) as { default?: Exported };
  if (module.default === undefined) throw new Error(`${file} has no default export`);
  return module.default;
}

function readStateStories(root: string): StateStories {
  const file = path.join(root, STATE_STORIES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StateStories) : {};
}

/** Reads every chart file and what the project says of itself, and registers them. Sorted by id. */
export async function loadCharts(root = '.'): Promise<readonly RegisteredChart[]> {
  const loaded: RegisteredChart[] = [];
  for (const file of chartFiles(root)) loaded.push(await defaultOf<RegisteredChart>(file));
  const settings = path.resolve(root, SETTINGS);
  register({
    charts: loaded,
    stateStories: readStateStories(root),
    ...(existsSync(settings) ? { settings: await defaultOf<BoardSettings>(settings) } : {}),
  });
  return charts();
}
