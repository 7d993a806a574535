// Writes sitemap.xml and robots.txt.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageName } from '../src/domain/paths.ts';
import { eventsChanged } from '../src/content/events.ts';
import { takeHomeIds } from '../src/content/sheets.ts';
import { escapeMarkup } from '../src/domain/escapeMarkup.ts';
import { papers, takeHomeFile } from '../src/domain/files.ts';
import { buildDay } from './lib/buildDay.ts';

export interface SitePath {
  access: string;
  prerender: readonly string[];
  session?: true;
  isStatic?: boolean;
  unlisted?: true;
  unlistedPaths?: readonly string[];
}

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
 * The day, `2026-11-21`, on which files last changed in git; undefined without history, as in an archive. A
 * wrong date is worse than none, because search engines then ignore a site's dates.
 */
function lastModified(files: readonly string[]): string | undefined {
  const git = ['log', '-1', '--format=%cs', '--', ...files];
  try {
    return execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The paths for search engines, each with its page's name. */
export function listedPaths(
  paths: Readonly<Record<PageName, SitePath>>,
): { page: PageName; pathname: string }[] {
  return (Object.entries(paths) as [PageName, SitePath][])
    .filter(([, { access, unlisted }]) => access === 'public' && unlisted !== true)
    .flatMap(([page, { prerender, unlistedPaths = [] }]) =>
      prerender
        .filter((pathname) => !unlistedPaths.includes(pathname))
        .map((pathname) => ({ page, pathname })),
    );
}

/** @param entries absolute URLs, and the days on which their words last changed */
export function sitemapOf(
  entries: readonly { address: string; modified?: string | undefined }[],
): string {
  const urls = entries.map(({ address, modified }) => {
    const day = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
    return `  <url><loc>${escapeMarkup(address)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The words of a page; for events also their dates, which pass without a commit. */
export function changed(page: PageName, day: string): string | undefined {
  const words = lastModified(contentFiles(page));
  if (page !== 'events' || words === undefined) return words;
  const dates = eventsChanged(day);
  return dates > words ? dates : words;
}

/**
 * Writes both into a folder. A sitemap needs absolute URLs: without `VITE_SITE_URL` there is none.
 * @param day the day of the build
 */
export async function writeSitemap(
  folder: string,
  paths: Readonly<Record<PageName, SitePath>>,
  absolute: (pathname: string) => string | undefined,
  day: string = buildDay(),
): Promise<void> {
  // Allows everything but the private page. Other excluded pages have `noindex`.
  let robots = 'User-agent: *\nDisallow: /dashboard\n';
  const sitemap = absolute('/sitemap.xml');
  if (sitemap !== undefined) {
    const entry = (pathname: string, modified: string | undefined) => ({
      address: absolute(pathname) ?? pathname,
      modified,
    });
    const pages = listedPaths(paths).map(({ page, pathname }) =>
      entry(pathname, changed(page, day)),
    );
    const modified = lastModified(['src/sheets']);
    const sheets = takeHomeIds.flatMap((id) =>
      papers.map((paper) => entry(takeHomeFile(id, paper), modified)),
    );
    await writeFile(path.join(folder, 'sitemap.xml'), sitemapOf([...pages, ...sheets]));
    robots += `\nSitemap: ${sitemap}\n`;
  }
  await writeFile(path.join(folder, 'robots.txt'), robots);
}
