/// <reference types="vitest/config" />
// Collects every story's record of its statecharts from its test.
import type { Plugin } from 'vite';
import type { Reporter, TestModule } from 'vitest/node';
import path from 'node:path';
import { STATECHARTS_REPORT, type StoryRun } from './record.ts';
import { digestOfSources, storyFiles, writeRunReport } from './statesFiles.ts';

interface StoryMeta {
  reports?: { type: string; result: unknown }[];
}

function storyRuns(modules: readonly TestModule[]): StoryRun[] {
  const runs = modules.flatMap((module) =>
    [...module.children.allTests('passed')].flatMap((test) => {
      const { reports = [] } = test.meta() as StoryMeta;
      const found = reports.find(({ type }) => type === STATECHARTS_REPORT);
      return found === undefined ? [] : [found.result as StoryRun];
    }),
  );
  return runs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function createReporter(): Reporter {
  let [digest, isWhole] = ['', false];
  return {
    onTestRunStart(specifications) {
      const started = new Set(specifications.map(({ moduleId }) => moduleId));
      // A partial run cannot tell the total coverage.
      isWhole = storyFiles().every((file) => started.has(path.resolve(file)));
      digest = digestOfSources();
    },
    onTestRunEnd(modules) {
      const isComplete = modules.every(
        ({ children }) => children.allTests('skipped').next().done === true,
      );
      if (isWhole && isComplete) writeRunReport({ digest, stories: storyRuns(modules) });
    },
  };
}

/**
 * Writes the record of a whole run's stories. A plug-in instead of an entry in `reporters`, because
 * `--reporter` replaces that list.
 */
export function recordStates(): Plugin {
  let isAdded = false;
  return {
    name: 'record-states',
    configureVitest({ vitest: { config } }) {
      // Vitest reads the list after the plug-ins have run.
      if (!isAdded && config.testNamePattern === undefined) config.reporters.push(createReporter());
      isAdded = true;
    },
  };
}
