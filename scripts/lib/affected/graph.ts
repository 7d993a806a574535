// Which file imports which, as dependency-cruiser sees it.
import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/** Every file with what it imports when it runs, both from the project's root. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const SOURCES = [
  'src',
  'machines',
  'mocks',
  'review',
  'stories',
  '.storybook',
  'tests',
  'scripts',
  'vite.config.ts',
  'vitest.config.ts',
  'vitest.stories.config.ts',
  'playwright.config.ts',
  'playwright.engines.config.ts',
  'playwright.soak.config.ts',
  'playwright.storybook.config.ts',
];

/** The project's module graph. Takes some 3 s. */
export async function readGraph(): Promise<Graph> {
  const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
  const { output } = await cruise(
    SOURCES.filter((source) => existsSync(source)),
    { ...options, validate: false },
  );
  return new Map(
    (output as ICruiseResult).modules.map(({ source, dependencies }) => [
      source,
      dependencies
        // A type is gone before the module runs; `tsc` looks at all of them every time.
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}
