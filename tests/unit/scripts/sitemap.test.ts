import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  changed,
  contentFiles,
  listedPaths,
  sitemapOf,
  writeSitemap,
} from '../../../scripts/sitemap.ts';
import { takeHomeIds } from '../../../src/content/sheets.ts';
import { papers } from '../../../src/domain/files.ts';
import { paths, type PageName } from '../../../src/domain/paths.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('the sitemap', () => {
  it('lists every public page once, without fallbacks and the dashboard', () => {
    const unlisted = ['/curriculum/parents', '/curriculum/educators', '/dashboard'];
    const prerendered = Object.values(paths).flatMap(({ prerender }) => prerender);
    const listed = listedPaths(paths).map(({ pathname }) => pathname);
    expect(listed.toSorted()).toEqual(
      prerendered.filter((path) => !unlisted.includes(path)).toSorted(),
    );
  });

  it('escapes URLs, and has the date of the last change if known', () => {
    const sitemap = sitemapOf([
      { address: 'https://a.example/?b=1&c=<d>', modified: '2026-11-21' },
      { address: 'https://a.example/about' },
    ]);
    expect(sitemap).toContain(
      '<loc>https://a.example/?b=1&amp;c=&lt;d&gt;</loc><lastmod>2026-11-21</lastmod></url>',
    );
    expect(sitemap).toContain('<loc>https://a.example/about</loc></url>');
  });

  it('knows the files of each page’s words, and updates the events page’s date without a commit', () => {
    const files = (Object.keys(paths) as PageName[]).flatMap(contentFiles);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(changed('events', '2020-01-01')).toMatch(/^20\d\d-\d\d-\d\d$/u);
    expect(changed('events', '2036-04-01')).toBe('2036-03-09');
    expect(changed('about', '2036-04-01')).not.toBe('2036-03-09');
  });

  it('has the site’s URL, and robots.txt refers to it', async () => {
    const folder = temporaryFolder();
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    await writeSitemap(folder, paths, () => undefined);
    expect(readdirSync(folder)).toEqual(['robots.txt']);
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /dashboard\n');
    await writeSitemap(folder, paths, (pathname) => `https://academy.example${pathname}`);
    const sheets = read('sitemap.xml').match(
      /[/]take-home[/][a-z\d-]+-(?:a4|letter)[.]pdf<[/]loc>/gu,
    );
    expect(sheets).toHaveLength(takeHomeIds.length * papers.length);
    expect(read('robots.txt')).toContain('\nSitemap: https://academy.example/sitemap.xml\n');
  });
});
