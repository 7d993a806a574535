import { execFileSync } from 'node:child_process';
import type { PageName } from '../src/domain/paths.ts';

/** The files in src/content with a page's text, where they are not named after the page. */
const CONTENT: Partial<Record<PageName, readonly string[]>> = {
  home: ['home', 'guides'],
  about: ['about', 'guides'],
  curriculum: ['curriculum', 'sheets'],
  curriculumBand: ['bands', 'sheets'],
  audience: ['audiences', 'sheets'],
  privacy: ['legal'],
  terms: ['legal'],
  signIn: ['pages'],
  signUp: ['pages'],
};

export const contentFiles = (page: PageName): string[] =>
  (CONTENT[page] ?? [page]).map((name) => `src/content/${name}.ts`);

/**
 * The day, `2026-11-21`, on which a page's words last changed in git; undefined without history, as in an
 * archive. A wrong date is worse than none, because search engines then ignore a site's dates.
 */
export function lastModified(page: PageName): string | undefined {
  return lastChange(contentFiles(page));
}

/** The day on which the words of a take-home sheet last changed, as above. */
export function takeHomeModified(): string | undefined {
  return lastChange(['src/sheets']);
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
