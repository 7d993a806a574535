import { execFileSync } from 'node:child_process';
import type { PageName } from '../src/app/paths.ts';

/** Where the words of a page are, in src/content, if not in the file that bears the page's name. */
const CONTENT: Partial<Record<PageName, readonly string[]>> = {
  home: ['home', 'homeText', 'guides'],
  about: ['about', 'guides'],
  curriculum: ['curriculum', 'takeHome/list'],
  curriculumBand: ['bands', 'takeHome/list'],
  audience: ['audiences', 'takeHome/list'],
  privacy: ['legal'],
  terms: ['legal'],
  signIn: ['pages'],
  signUp: ['pages'],
};

export const contentFiles = (page: PageName): string[] =>
  (CONTENT[page] ?? [page]).map((name) => `src/content/${name}.ts`);

/**
 * The day, `2026-11-21`, on which a page's words were last changed, by the project's own history;
 * undefined without it, as in an archive. No day is better than a wrong one: search engines that find
 * a site's dates wrong stop reading them.
 */
export function lastModified(page: PageName): string | undefined {
  return lastChange(contentFiles(page));
}

/** The day on which the words of a sheet to take home were last changed, as above. */
export function takeHomeModified(): string | undefined {
  return lastChange(['src/content/takeHome']);
}

function lastChange(files: readonly string[]): string | undefined {
  const git = ['log', '-1', '--format=%cs', '--', ...files];
  try {
    const day = execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).trim();
    return day === '' ? undefined : day;
  } catch {
    return undefined;
  }
}
