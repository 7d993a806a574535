// Collects every story's record of its statecharts from its test.
import type { Plugin } from 'vite';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import path from 'node:path';
import { arePicturesEnough } from '../pictures/picturesOnly.ts';
import { storyFiles } from '../pictures/storyFiles.ts';
import { STATECHARTS_REPORT, type StoryRun } from './record.ts';
import { digestOfSources, writeRunReport } from './statesFiles.ts';

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

class StatesReporter implements Reporter {
  private digest = '';
  private isWhole = false;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const started = new Set(specifications.map(({ moduleId }) => moduleId));
    // A partial run cannot tell the total coverage.
    this.isWhole = storyFiles().every((file) => started.has(path.resolve(file)));
    this.digest = digestOfSources();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.isWhole) writeRunReport({ digest: this.digest, stories: storyRuns(modules) });
  }
}

/**
 * Writes the record of a whole run's stories. A plug-in instead of an entry in `reporters`, because
 * `--reporter` replaces that list.
 */
export function recordStates(): Plugin {
  let isAdded = false;
  return {
    name: 'record-states',
    configureVitest({ vitest }) {
      if (isAdded || vitest.config.testNamePattern !== undefined || arePicturesEnough()) return;
      isAdded = true;
      // Vitest reads the list after the plug-ins have run.
      vitest.config.reporters.push(new StatesReporter());
    },
  };
}
