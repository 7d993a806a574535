import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, STORY_RUN, STORYBOOK_BUILD } from '../lib/command.ts';
import type { Row, Section } from './figures.ts';

/** In ms (review board, "Speed"). */
const BUDGET = { build: 30, picture: 120 };

async function run(what: string, command: readonly string[]): Promise<number> {
  const { ok, output, seconds } = await runCommand(command, { timeoutSeconds: 1800 });
  if (!ok) throw new Error(`${what} failed:\n${output}`);
  return seconds;
}

function row(what: string, seconds: number, count: number, of: string, budget: number): Row {
  const value = (seconds * 1000) / count;
  return { what, value, unit: 'ms', budget, from: `${seconds.toFixed(1)} s for ${count} ${of}` };
}

async function build(folder: string): Promise<Row> {
  const command = [...STORYBOOK_BUILD, '--output-dir', folder];
  const seconds = await run('The build of Storybook', command);
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story').length;
  return row('a story, built', seconds, stories, 'stories', BUDGET.build);
}

/** Runs story tests. Skipped tests are modes that a story does not use. */
async function test(
  { what, of, budget }: { what: string; of: string; budget: number },
  folder: string,
): Promise<Row> {
  const report = path.join(folder, 'stories.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const seconds = await run(what, [...STORY_RUN, ...reporters]);
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
  };
  return row(what, seconds, numPassedTests, of, budget);
}

/** The cost of each story, from a cold start: start-up and transforms included. */
export const storybook: Section = {
  name: 'storybook',
  title: 'Storybook',
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-bench-'));
    try {
      return [
        await build(path.join(folder, 'storybook')),
        await test(
          {
            what: 'a story, tested and pictured',
            of: 'tests',
            budget: BUDGET.picture,
          },
          folder,
        ),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
