// Runs StrykerJS over one folder.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { isAsked, type Part, type Suite } from './folders.ts';
import { linesOfChange, type Mutant } from './mutant.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const CACHE = '.cache/mutate';
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** What StrykerJS keeps of the last run; only what is read here. */
interface Record {
  files: { [file: string]: { mutants: { status: string }[] } };
}

/**
 * Forgets the mutants that nothing noticed: StrykerJS would believe the record of those that are made
 * while a module loads, whatever tests have been added since.
 */
function forgetUnnoticed(file: string): void {
  if (!existsSync(file)) return;
  const record = JSON.parse(readFileSync(file, 'utf8')) as Record;
  for (const entry of Object.values(record.files)) {
    entry.mutants = entry.mutants.filter(
      ({ status }) => status === 'Killed' || status === 'Timeout',
    );
  }
  writeFileSync(file, JSON.stringify(record));
}

export interface StrykerOptions {
  /** Tests every mutant again, whatever the last run said. */
  force: boolean;
  /** How many tests run at once. */
  concurrency: number;
}

function filesOf({ mutate }: Suite, part: Part): string[] {
  const left = mutate.filter((pattern) => pattern.startsWith('!')).map((name) => name.slice(1));
  const taken = mutate.filter((pattern) => !pattern.startsWith('!'));
  return globSync(taken, { cwd: ROOT, exclude: left })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => isAsked(part, file));
}

/** Changes one folder, or a part of it, place by place; answers once every change was tested. */
export async function mutantsOf(part: Part, options: StrykerOptions): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const [index, suite] of part.suites.entries()) {
    const record = `${CACHE}/${part.name.replaceAll('/', '-')}-${index}.json`;
    const files = filesOf(suite, part);
    if (files.length > 0) mutants.push(...(await mutantsOfSuite(suite, files, record, options)));
  }
  return mutants;
}

async function mutantsOfSuite(
  suite: Suite,
  files: readonly string[],
  incrementalFile: string,
  options: StrykerOptions,
): Promise<Mutant[]> {
  forgetUnnoticed(path.join(ROOT, incrementalFile));
  // Read by scripts/mutate/vitest.config.ts, in a process of its own.
  process.env.MUTATE_TESTS = JSON.stringify(suite.tests);
  process.env.MUTATE_SETUP = JSON.stringify(suite.setup ?? []);
  const stryker = new Stryker({
    ...options,
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: {
      configFile: 'scripts/mutate/vitest.config.ts',
      pool: 'threads',
      // Which tests a change is for, the folder says; to look at every import again takes longer.
      related: false,
    },
    // None: StrykerJS rewrites the one it finds by a part of TypeScript that version 7 has no more.
    tsconfigFile: `${CACHE}/none.json`,
    incremental: true,
    incrementalFile,
    disableTypeChecks: false,
    tempDirName: `${CACHE}/sandboxes`,
    // A copy of the project is made for every run.
    ignorePatterns: [
      '/dist',
      '/storybook-static',
      '/docs',
      '/tests/visual',
      '/.cache',
      '/test-results',
    ],
    // A machine at work on other things must not turn slow into "noticed".
    timeoutMS: 30_000,
    timeoutFactor: 4,
    reporters: ['progress-append-only'],
    logLevel: 'warn' as never,
    warnings: false,
  });
  const results = await stryker.runMutationTest();
  return (
    results
      .filter(({ status }) => [...NOTICED, ...UNNOTICED].includes(status))
      .map(({ fileName, location, replacement, status }) => ({
        file: path.relative(ROOT, fileName).replaceAll(path.sep, '/'),
        line: location.start.line,
        ...linesOfChange(readFileSync(fileName, 'utf8'), location, replacement),
        noticed: NOTICED.includes(status),
      }))
      // The record of the last run tells of other files, too.
      .filter(({ file }) => files.includes(file))
  );
}
