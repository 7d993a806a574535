import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listedPaths, sitemapOf, writeSitemap } from '../../../scripts/sitemap.ts';
import { takeHomeIds } from '../../../src/content/sheets.ts';
import { papers } from '../../../src/domain/files.ts';
import { paths } from '../../../src/domain/paths.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('the sitemap', () => {
  it('lists every public page once, without fallbacks and the dashboard', () => {
    const unlisted = ['/curriculum/parents', '/curriculum/educators', '/dashboard'];
    const prerendered = Object.values(paths).flatMap(({ prerender }) => prerender);
    expect(listedPaths(paths).toSorted()).toEqual(
      prerendered.filter((path) => !unlisted.includes(path)).toSorted(),
    );
  });

  it('escapes URLs', () => {
    expect(sitemapOf(['https://a.example/?b=1&c=<d>'])).toContain(
      '<url><loc>https://a.example/?b=1&amp;c=&lt;d&gt;</loc></url>',
    );
  });

  it('has the site’s URL, and robots.txt refers to it', async () => {
    const folder = temporaryFolder();
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    await writeSitemap(folder, paths, () => undefined);
    expect(readdirSync(folder)).toEqual(['robots.txt']);
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /dashboard\n');
    await writeSitemap(folder, paths, (pathname) => `https://academy.example${pathname}`);
    expect(
      read('sitemap.xml').match(/[/]take-home[/][a-z\d-]+-(?:a4|letter)[.]pdf<[/]loc>/gu),
    ).toHaveLength(takeHomeIds.length * papers.length);
    expect(read('robots.txt')).toContain('\nSitemap: https://academy.example/sitemap.xml\n');
  });
});
