import { paths } from '../../src/app/paths.ts';
import type { Row, Section } from './section.ts';
import { benchSite } from './site.ts';

const RUNS = 3;

/** Pages that search engines are asked to leave out: Lighthouse counts that against them. */
const unlisted = new Set(
  Object.values(paths).flatMap((page) => ('unlistedPaths' in page ? page.unlistedPaths : [])),
);

/** The built site under Lighthouse's mobile conditions. */
export const site: Section = {
  name: 'site',
  title: 'The built site',
  async run(): Promise<Row[]> {
    const pathnames = Object.values(paths)
      .filter(({ access }) => access === 'public')
      .flatMap(({ prerender }) => prerender);
    const { pages, twin } = await benchSite(pathnames, RUNS);
    const from = `median of ${RUNS}, Lighthouse mobile`;
    const rows = pages.flatMap(({ pathname, performance, accessibility, bestPractices, seo }) => [
      { what: `${pathname} performance`, value: performance, unit: 'of 100', least: 99, from },
      { what: `${pathname} accessibility`, value: accessibility, unit: 'of 100', least: 100, from },
      {
        what: `${pathname} best practices`,
        value: bestPractices,
        unit: 'of 100',
        least: 100,
        from,
      },
      {
        what: `${pathname} search engines`,
        value: seo,
        unit: 'of 100',
        ...(unlisted.has(pathname) ? {} : { least: 100 }),
        from,
      },
    ]);
    const home = pages.find(({ pathname }) => pathname === '/');
    if (home === undefined) throw new Error('The home page was not measured');
    return [
      ...rows,
      { what: '/ layout shift', value: home.cls, unit: '', budget: 0, from },
      {
        what: '/ largest paint beside the page without scripts',
        value: home.lcp / twin.lcp,
        unit: 'times',
        budget: 1.5,
        from: `${Math.round(home.lcp)} ms and ${Math.round(twin.lcp)} ms`,
      },
      {
        what: '/ first paint beside the page without scripts',
        value: home.fcp / twin.fcp,
        unit: 'times',
        budget: 1.5,
        from: `${Math.round(home.fcp)} ms and ${Math.round(twin.fcp)} ms`,
      },
    ];
  },
};
