import { paths } from '../../src/app/paths.ts';
import type { Row, Section } from './section.ts';
import { withSite, type PageFigures, type SiteBench } from './site.ts';

const REAL_RUNS = 5;
const SIMULATED_RUNS = 3;

/** Pages that search engines are asked to leave out: Lighthouse counts that against them. */
const unlisted = new Set(
  Object.values(paths).flatMap((page) => ('unlistedPaths' in page ? page.unlistedPaths : [])),
);

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** A paint beside that of the page written by hand, in the same run. */
function beside(
  what: string,
  paint: 'fcp' | 'lcp',
  [home, byHand]: readonly [PageFigures, PageFigures],
): Row {
  const from = `${milliseconds(home[paint])} and ${milliseconds(byHand[paint])}`;
  return { what, value: home[paint] / byHand[paint], unit: 'times', budget: 1.2, from };
}

async function besideByHand(
  { page, handWritten, measure }: SiteBench,
  how: 'devtools' | 'simulate',
  runs: number,
): Promise<[PageFigures, PageFigures]> {
  const [home, byHand] = await measure([page('/'), handWritten], how, runs);
  if (home === undefined || byHand === undefined) throw new Error('The home page was not measured');
  return [home, byHand];
}

/** On a line and a processor that are really slow, as a person has them. */
async function realRows(bench: SiteBench): Promise<Row[]> {
  const both = await besideByHand(bench, 'devtools', REAL_RUNS);
  const [home] = both;
  const from = `median of ${REAL_RUNS}, slow 4G and processor throttled`;
  return [
    beside('/ first paint beside a page written by hand', 'fcp', both),
    beside('/ largest paint beside a page written by hand', 'lcp', both),
    { what: '/ time to interactive', value: home.tti, unit: 'ms', budget: 2600, from },
    { what: '/ layout shift', value: home.cls, unit: '', budget: 0, from },
  ];
}

/** As Lighthouse reckons it, for every public page. */
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

/** The built site on a phone with a slow line, as a person has it. */
export const site: Section = {
  name: 'site',
  title: 'The built site, line and processor really slow',
  run: () => withSite(realRows),
};

/** Every public page, as Lighthouse reckons it. */
export const lighthouse: Section = {
  name: 'lighthouse',
  title: "The built site, Lighthouse's simulation",
  run: () => withSite(simulatedRows),
};
