import { execFileSync } from 'node:child_process';
import type { PageName } from '../src/app/paths.ts';

/** Where each page's words are, in src/content. */
const CONTENT: Record<PageName, readonly string[]> = {
  home: ['home', 'homeText', 'guides'],
  about: ['about', 'guides'],
  programs: ['programs'],
  curriculum: ['curriculum'],
  curriculumBand: ['bands'],
  audience: ['audiences'],
  courses: ['courses'],
  events: ['events'],
  donate: ['donate'],
  volunteer: ['volunteer'],
  blog: ['blog'],
  contact: ['contact'],
  privacy: ['legal'],
  terms: ['legal'],
  signIn: ['pages'],
  signUp: ['pages'],
  dashboard: ['dashboard'],
};

export const contentFiles = (page: PageName): string[] =>
  CONTENT[page].map((name) => `src/content/${name}.ts`);

/**
 * The day, `2026-11-21`, on which a page's words were last changed, by the project's own history;
 * undefined without it, as in an archive. No day is better than a wrong one: search engines that find
 * a site's dates wrong stop reading them.
 */
export function lastModified(page: PageName): string | undefined {
  const git = ['log', '-1', '--format=%cs', '--', ...contentFiles(page)];
  try {
    const day = execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).trim();
    return day === '' ? undefined : day;
  } catch {
    return undefined;
  }
}
