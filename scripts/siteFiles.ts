// What search engines ask for by name: sitemap.xml and robots.txt.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface SitePath {
  access: string;
  prerender: readonly string[];
  unlisted?: true;
  unlistedPaths?: readonly string[];
}

/** The paths that search engines should know. */
export function listedPaths(paths: Readonly<Record<string, SitePath>>): string[] {
  return Object.values(paths)
    .filter(({ access, unlisted }) => access === 'public' && unlisted !== true)
    .flatMap(({ prerender, unlistedPaths = [] }) =>
      prerender.filter((pathname) => !unlistedPaths.includes(pathname)),
    );
}

/** `addresses` are whole URLs. */
export function sitemapOf(addresses: readonly string[]): string {
  const escaped = (address: string) =>
    address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read but the private page. Pages to be left out say so themselves (`noindex`). */
export function robotsOf(sitemap: string | undefined): string {
  return [
    'User-agent: *',
    'Disallow: /dashboard',
    ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]),
    '',
  ].join('\n');
}

/**
 * Writes both into a folder. A sitemap needs whole addresses: without the site's own
 * (`VITE_SITE_URL`) there is none, and robots.txt names none.
 */
export async function writeSiteFiles(
  folder: string,
  paths: Readonly<Record<string, SitePath>>,
  absolute: (pathname: string) => string | undefined,
): Promise<void> {
  const addresses = listedPaths(paths).flatMap((pathname) => absolute(pathname) ?? []);
  if (addresses.length > 0) await writeFile(path.join(folder, 'sitemap.xml'), sitemapOf(addresses));
  const sitemap = addresses.length > 0 ? absolute('/sitemap.xml') : undefined;
  await writeFile(path.join(folder, 'robots.txt'), robotsOf(sitemap));
}
