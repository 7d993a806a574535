// Where the coverage of the statecharts is kept between a run of the stories and those who read it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundMachine } from '../chart/registry.ts';
import { filesIn } from '../chart/filesIn.ts';
import { loadCharts, readStateStories, STATE_STORIES } from '../chart/loadCharts.ts';
import type { StateStories } from './chooseStories.ts';
import type { RunReport } from './record.ts';

/** What every story's statecharts did, written by a whole run of the stories' tests. */
const RUN_REPORT = 'test-results/states/stories.json';
/** The figures that Storybook's first page shows. */
const FIGURES = 'test-results/states/figures.json';

const SOURCES = ['machines', 'mocks', 'src', 'board', 'stories', '.storybook'];

/** Every file that stories are made of, sorted. */
function sourceFiles(): string[] {
  return filesIn(SOURCES, /[.](?:tsx?|mdx)$/);
}

/** Changes when anything does that a story is made of. */
export function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** The last whole run's report; undefined when there was none. */
export function readRunReport(): RunReport | undefined {
  if (!existsSync(RUN_REPORT)) return undefined;
  return JSON.parse(readFileSync(RUN_REPORT, 'utf8')) as RunReport;
}

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

export const writeRunReport = (report: RunReport): void => write(RUN_REPORT, report);
export { readStateStories };
export const writeStateStories = (chosen: StateStories): void => write(STATE_STORIES, chosen);
export const writeFigures = (figures: unknown): void => write(FIGURES, figures);

/** Every registered statechart, read from its chart file. */
export async function loadMachines(): Promise<FoundMachine[]> {
  const charts = await loadCharts();
  return charts.map(({ id, machine }) => ({ id, machine }));
}
