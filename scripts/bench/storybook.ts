// The cost of each story, from a cold start: start-up and transforms included.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, STORY_RUN, STORYBOOK_BUILD } from '../lib/command.ts';
import type { Figure } from './figures.ts';

/** Runs a command and returns its duration in ms. */
async function timed(command: readonly string[]): Promise<number> {
  const { ok, output, seconds } = await runCommand(command);
  if (!ok) throw new Error(`${command[0]} failed:\n${output}`);
  return seconds * 1000;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export async function measureStorybook(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-bench-'));
  try {
    const build = await timed([...STORYBOOK_BUILD, '--output-dir', folder]);
    const { entries } = readJson(path.join(folder, 'index.json')) as {
      entries: Record<string, { type: string }>;
    };
    const stories = Object.values(entries).filter(({ type }) => type === 'story').length;

    const report = path.join(folder, 'stories.json');
    const run = await timed([...STORY_RUN, '--reporter=json', `--outputFile.json=${report}`]);
    // Skipped tests are modes that a story does not use.
    const { numPassedTests } = readJson(report) as { numPassedTests: number };
    return [
      { what: `a story built, of ${stories}`, value: build / stories, most: 30 },
      {
        what: `a story tested and pictured, of ${numPassedTests}`,
        value: run / numPassedTests,
        most: 120,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
