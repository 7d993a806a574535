import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, expect, test } from 'vitest';
import { readTaken } from '../../packages/storybook-addon-statecharts/src/desk/taken.ts';
import { runCommand } from '../../scripts/lib/command.ts';

const CHANGED = 'src/ui/components/Card/Card.css.ts';
const FOUND = 'test-results/one-border';
/** Reads the words of every story, to answer questions: it is looked at whatever story changes. */
const READS_ALL = 'stories/start/StartHere.stories.tsx';
const folder = mkdtempSync(path.join(tmpdir(), 'one-border-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of stories that import `file`, directly or not, as dependency-cruiser sees it. */
async function storiesThatUse(file: string): Promise<string[]> {
  const stories = globSync('stories/**/*.stories.tsx');
  const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
  const { output } = await cruise(stories, options);
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      // Gone before the module runs.
      if (dependencyTypes.includes('type-only')) continue;
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const reached = new Set([file]);
  for (const module of reached)
    for (const importer of importers.get(module) ?? []) reached.add(importer);
  return stories.filter((story) => reached.has(story)).toSorted();
}

interface Run {
  testResults: { name: string }[];
}

test('one pixel of one component, and words too pale in the dark, are seen where it is used', async () => {
  const json = path.join(folder, 'run.json');
  // What an earlier run found is kept, for the board.
  rmSync(FOUND, { recursive: true, force: true });
  const [using, run] = await Promise.all([
    storiesThatUse(CHANGED),
    runCommand(
      `vitest related ${CHANGED} --run --testNamePattern=Bare|States --reporter=default --reporter=json --outputFile.json=${json} --config tests/visual-tools/oneBorder.config.ts`.split(
        ' ',
      ),
    ),
  ]);
  expect(run.ok).toBe(false);

  const { testResults } = JSON.parse(readFileSync(json, 'utf8')) as Run;
  const looked = testResults.map(({ name }) => path.relative('.', name)).toSorted();
  expect(looked.filter((file) => file !== READS_ALL)).toEqual(using);
  expect(looked).not.toEqual([]);
  expect(looked.length).toBeLessThan(globSync('stories/**/*.stories.tsx').length / 2);

  expect(run.output).toMatch(/[1-9]\d* pictures? changed/);
  expect(run.output).toContain('open Review/Changes');
  const { pictures } = readTaken('.', `${FOUND}/taken.json`);
  const named = pictures.map(({ story, mode }) => `${story} ${mode}`);
  for (const mode of ['light', 'dark']) {
    expect(named).toContain(`components-card--bare ${mode}`);
    expect(named).toContain(`components-card--states ${mode}`);
  }

  expect(run.output).toContain('Elements must meet minimum color contrast ratio thresholds');
}, 180_000);
