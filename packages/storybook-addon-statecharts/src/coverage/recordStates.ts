// Collects what every story's statecharts did while its test ran (.storybook/statechart-panel).
import type { Plugin } from 'vite';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import type { StoryRun } from './record.ts';
import path from 'node:path';
import { arePicturesEnough } from '../pictures/picturesOnly.ts';
import { storyFiles } from '../pictures/storyFiles.ts';
import { digestOfSources, writeRunReport } from './statesFiles.ts';

const STATECHARTS_REPORT = 'statecharts';

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
    // A part of the stories says nothing about the whole.
    this.isWhole = storyFiles().every((file) => started.has(path.resolve(file)));
    this.digest = digestOfSources();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.isWhole) writeRunReport({ digest: this.digest, stories: storyRuns(modules) });
  }
}

/**
 * Writes what the stories' statecharts did at the end of a whole run. A plug-in and no entry of
 * `reporters`, because that list gives way to `--reporter`.
 */
export function recordStates(): Plugin {
  let isAdded = false;
  return {
    name: 'record-states',
    configureVitest({ vitest }) {
      if (isAdded || vitest.config.testNamePattern !== undefined || arePicturesEnough()) return;
      isAdded = true;
      // The list is read once the plug-ins have been asked.
      vitest.config.reporters.push(new StatesReporter());
    },
  };
}
