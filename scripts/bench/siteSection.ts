import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../src/app/paths.ts';
import { buildCommit } from './commitBefore.ts';
import type { Row, Section } from './section.ts';
import { client, withSite, type PageFigures, type SiteBench } from './site.ts';

const REAL_RUNS = 5;
const SIMULATED_RUNS = 3;

/** Pages with `noindex`, which costs SEO points in Lighthouse. */
const unlisted = new Set(
  Object.values(paths).flatMap((page) => ('unlistedPaths' in page ? page.unlistedPaths : [])),
);

/** The pages with the most drawings, and their limits. */
const heavy = ['/', '/courses', '/donate', '/blog'];

/** A page's document: its number of elements, and its bytes in brotli. */
async function documentOf(client: string, pathname: string): Promise<[number, number]> {
  const file = path.join(client, pathname === '/' ? 'index.html' : `${pathname}.html`);
  const html = await readFile(file, 'utf8');
  return [html.match(/<[a-z]/gu)?.length ?? 0, (await stat(`${file}.br`)).size / 1000];
}

/** With real throttling, beside the commit before. */
async function realRows(
  { page, pageBefore, limit, measure }: SiteBench,
  before: string | undefined,
): Promise<Row[]> {
  const old = pageBefore === undefined ? [] : heavy.map(pageBefore);
  const [byHand, ...measured] = await measure(
    [limit, ...heavy.map(page), ...old],
    'devtools',
    REAL_RUNS,
  );
  const rows = heavy.map(async (pathname, index): Promise<Row[]> => {
    const now = measured[index];
    const then = measured[heavy.length + index];
    if (now === undefined || byHand === undefined) throw new Error(`${pathname} was not measured`);
    const [elements, kilobytes] = await documentOf(client, pathname);
    const [elementsThen, kilobytesThen] =
      before === undefined ? [] : await documentOf(before, pathname);
    const row = (what: string, value: number, unit: string, was: number | undefined): Row => ({
      what: `${pathname} ${what}`,
      value,
      unit,
      from: was === undefined ? `median of ${REAL_RUNS}` : `${was.toFixed(1)} ${unit} before`,
    });
    const limited = (figures: PageFigures | undefined) =>
      figures === undefined ? undefined : figures.lcp / byHand.lcp;
    return [
      {
        ...row(
          'largest paint beside the page written by hand',
          now.lcp / byHand.lcp,
          'times',
          limited(then),
        ),
        budget: 1.15,
      },
      { ...row('time to interactive', now.tti, 'ms', then?.tti), budget: 2300 },
      { ...row('total blocking time', now.tbt, 'ms', then?.tbt), budget: 100 },
      {
        ...row('longest task after the first paint', now.longest, 'ms', then?.longest),
        budget: 100,
      },
      { ...row('layout shift', now.cls, '', then?.cls), budget: 0 },
      row('elements', elements, '', elementsThen),
      row('document, brotli', kilobytes, 'KB', kilobytesThen),
    ];
  });
  return (await Promise.all(rows)).flat();
}

/** Every public page with Lighthouse's simulated throttling. */
async function simulatedRows(bench: SiteBench): Promise<Row[]> {
  const pathnames = Object.values(paths)
    .filter(({ access }) => access === 'public')
    .flatMap(({ prerender }) => prerender);
  const pages = await bench.measure(pathnames.map(bench.page), 'simulate', SIMULATED_RUNS);
  const from = `median of ${SIMULATED_RUNS}, Lighthouse's simulation`;
  const unit = 'of 100';
  const rows = pathnames.flatMap((pathname, index): Row[] => {
    const page = pages[index];
    if (page === undefined) throw new Error(`${pathname} was not measured`);
    const search = unlisted.has(pathname) ? {} : { least: 100 };
    return [
      { what: `${pathname} performance`, value: page.performance, unit, least: 99, from },
      { what: `${pathname} accessibility`, value: page.accessibility, unit, least: 100, from },
      { what: `${pathname} best practices`, value: page.bestPractices, unit, least: 100, from },
      { what: `${pathname} search engines`, value: page.seo, unit, ...search, from },
    ];
  });
  const [home] = pages;
  return home === undefined
    ? rows
    : [
        ...rows,
        { what: '/ first paint, simulated', value: home.fcp, unit: 'ms', from },
        { what: '/ largest paint, simulated', value: home.lcp, unit: 'ms', from },
      ];
}

/** The built site with real throttling to a phone on a slow network. */
export const site: Section = {
  name: 'site',
  title: 'The built site, line and processor really slow',
  async run() {
    const before = await buildCommit(process.env['BENCH_BEFORE'] ?? 'HEAD~1');
    try {
      return await withSite((bench) => realRows(bench, before.client), before.client);
    } finally {
      await before.remove();
    }
  },
};

/** Every public page with Lighthouse's simulated throttling. */
export const lighthouse: Section = {
  name: 'lighthouse',
  title: "The built site, Lighthouse's simulation",
  run: () => withSite(simulatedRows),
};
