// Finds the browser engines besides Chromium that this machine has for the tests.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from 'playwright-core';

/** The engines that the site is tested in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Playwright's own build, or a Firefox as Mozilla or Debian ships it. */
export type EngineSource = 'playwright' | { file: string };

/** How to install the engines that do not come with the packages. */
const HOW_TO_GET: Readonly<Record<EngineName, string>> = {
  chromium: 'npm test',
  firefox:
    'set FIREFOX_PATH, or install one (Debian: firefox-esr; elsewhere: npx playwright install firefox)',
  webkit: 'npx playwright install webkit',
};

/** The executable of that name on the PATH. */
const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/**
 * For Firefox `FIREFOX_PATH`, else Playwright's own, else Debian's, else any other on the PATH; undefined if
 * it is not installed.
 * @throws when FIREFOX_PATH is wrong
 */
export function findEngine(name: EngineName): EngineSource | undefined {
  if (name === 'chromium') return 'playwright';
  const named = name === 'firefox' ? process.env['FIREFOX_PATH'] : undefined;
  if (named && !existsSync(named))
    throw new Error(`FIREFOX_PATH: ${named} does not exist. Correct or unset it.`);
  if (!named && existsSync({ firefox, webkit }[name].executablePath())) return 'playwright';
  const file = named || (name === 'firefox' && (onPath('firefox-esr') ?? onPath('firefox')));
  return file ? { file } : undefined;
}

/** One line that tells people how to install a missing engine. */
export function leftOut(name: EngineName): string {
  return `Skipping the tests in ${name}: it is not installed. To run them, ${HOW_TO_GET[name]}.`;
}
