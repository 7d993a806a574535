// Writes sitemap.xml and robots.txt.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageName } from '../src/domain/paths.ts';
import { takeHomeIds } from '../src/content/sheets.ts';
import { escapeMarkup } from '../src/domain/escapeMarkup.ts';
import { papers, takeHomeFile } from '../src/domain/files.ts';

export interface SitePath {
  access: string;
  prerender: readonly string[];
  session?: true;
  isStatic?: boolean;
  unlisted?: true;
  unlistedPaths?: readonly string[];
}

/** The paths for search engines. */
export const listedPaths = (paths: Readonly<Record<PageName, SitePath>>): string[] =>
  Object.values(paths)
    .filter(({ access, unlisted }) => access === 'public' && unlisted !== true)
    .flatMap(({ prerender, unlistedPaths = [] }) =>
      prerender.filter((pathname) => !unlistedPaths.includes(pathname)),
    );

/** @param addresses absolute URLs */
export function sitemapOf(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeMarkup(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes both into a folder. A sitemap needs absolute URLs: without `VITE_SITE_URL` there is none. */
export async function writeSitemap(
  folder: string,
  paths: Readonly<Record<PageName, SitePath>>,
  absolute: (pathname: string) => string | undefined,
): Promise<void> {
  const sheets = takeHomeIds.flatMap((id) => papers.map((paper) => takeHomeFile(id, paper)));
  const addresses = [...listedPaths(paths), ...sheets].flatMap((file) => absolute(file) ?? []);
  if (addresses.length > 0) await writeFile(path.join(folder, 'sitemap.xml'), sitemapOf(addresses));
  const sitemap = absolute('/sitemap.xml');
  // Everything but the private page. Other excluded pages have `noindex`.
  const robots = ['User-agent: *', 'Disallow: /dashboard', sitemap && `\nSitemap: ${sitemap}`, ''];
  const lines = robots.filter((line) => line !== undefined);
  await writeFile(path.join(folder, 'robots.txt'), lines.join('\n'));
}
