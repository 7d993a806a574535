import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReviewSettings } from './defineReview.ts';
import { importFile } from './importFile.ts';
import { projectOptions } from './projectOptions.ts';
import { provideSettings } from './settings.ts';

/** The absolute path of the project's settings file; undefined without one. */
export function settingsFile(root = '.'): string | undefined {
  const file = path.resolve(root, projectOptions.settings);
  return existsSync(file) ? file : undefined;
}

/** Loads the project's settings in Node, for builds and commands. */
export async function loadSettings(root = '.'): Promise<void> {
  const file = settingsFile(root);
  if (file === undefined) return;
  const { default: settings } = (await importFile(file)) as { default?: ReviewSettings };
  if (settings === undefined) throw new Error(`${file} has no default export`);
  provideSettings(settings);
}
