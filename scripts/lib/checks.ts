// The static checks: formatting, lint, types, import boundaries, dead code, spelling.
import { existsSync, globSync } from 'node:fs';
import { runCommand } from './command.ts';
import type { Step } from './steps.ts';

const LAYERS = [
  'src',
  'machines',
  'mocks',
  'board',
  'stories',
  '.storybook',
  'tests',
  'scripts',
  // Except build output.
  ...globSync('packages/*/{src,tests,scripts}'),
];

const TYPES = 'node_modules/.cache/tallygrove/types.tsbuildinfo';

function check(name: string, command: readonly string[]): Step {
  return { name, run: () => runCommand(command) };
}

/** In the order in which they start, the slowest first. */
export function checks(): Step[] {
  const layers = LAYERS.filter((folder) => existsSync(folder));
  return [
    check('lint', ['oxlint']),
    // Incremental: after a change of one file it takes a third of the time.
    check('types', ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES]),
    check('dead code', ['knip']),
    check('boundaries', ['depcruise', '--config', '.dependency-cruiser.mjs', ...layers]),
    check('spelling', ['cspell', '--no-progress', '--no-summary', '--quiet']),
    check('format', ['oxfmt', '--check']),
  ];
}
