// In Node: where a project keeps what the board reads and writes.
import { existsSync, readFileSync } from 'node:fs';

/** `"statecharts"` in a project's package.json. Each may be left out; paths are from the project's root. */
export interface ProjectOptions {
  /** Storybook's configuration. */
  configDir: string;
  /** Folder of the chart files. */
  charts: string;
  /** What `defineBoard` is given. */
  settings: string;
  /** Which story shows each state. Committed. */
  coverage: string;
  /** Folder of the verdicts. Committed. */
  verdicts: string;
  /** Folder of the accepted pictures, their manifest and the texts of screens. Committed. */
  pictures: string;
  /** Folder of what runs leave. Never committed. */
  results: string;
  /** Folders of story files. */
  stories: readonly string[];
  /** Folders of everything else that a story can be made of. */
  sources: readonly string[];
  /** Names of the modes that each screen is pictured in. */
  screenModes: readonly string[];
  /** Vitest's configuration for the run of every story. */
  storyRun: string;
}

const defaults: ProjectOptions = {
  configDir: '.storybook',
  charts: 'board/charts',
  settings: 'board/board.ts',
  coverage: 'board/coverage/stateStories.json',
  verdicts: 'board/verdicts',
  pictures: 'tests/visual',
  results: 'test-results',
  stories: ['src', 'stories'],
  sources: ['board'],
  screenModes: ['light-390', 'light-1280', 'dark-390', 'dark-1280'],
  storyRun: 'vitest.config.ts',
};

/** @throws for a key that is no option */
export function optionsIn(packageJson: string): ProjectOptions {
  const { statecharts = {} } = JSON.parse(packageJson) as { statecharts?: object };
  const unknown = Object.keys(statecharts).find((key) => !(key in defaults));
  if (unknown !== undefined)
    throw new Error(
      `"statecharts" in package.json: ${unknown} is none of ${Object.keys(defaults).join(', ')}`,
    );
  return { ...defaults, ...statecharts };
}

/** Those of the project that the command or the build runs in. */
export const projectOptions: ProjectOptions = existsSync('package.json')
  ? optionsIn(readFileSync('package.json', 'utf8'))
  : defaults;
