import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import runLighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { paths } from '../../src/app/paths.ts';
import { ensureBrowser } from '../browser.ts';
import { createSiteHandler } from '../lib/siteHandler.ts';
import { median, type Row, type Section } from './figures.ts';

/** The built site's pages. */
const client = path.resolve(import.meta.dirname, '../../dist/client');
/** A front page written by hand without scripts or typefaces: the lower bound for such a page. */
const limit = path.resolve(import.meta.dirname, 'limit.html');
const DEBUGGING_PORT = 9333;
const REAL_RUNS = 5;
const SIMULATED_RUNS = 3;

/** The pages with the most drawings, and their limits. */
const heavy = ['/', '/courses', '/donate', '/blog'];

/** Lighthouse's metrics, in milliseconds; `cls` has no unit. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tti: 'interactive',
  tbt: 'total-blocking-time',
  longest: 'max-potential-fid',
  cls: 'cumulative-layout-shift',
} as const;
/** Its scores, 0 to 100. */
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Figures = Record<keyof typeof AUDITS | (typeof SCORES)[number], number>;

/**
 * How Lighthouse's slow phone is made (150 ms, 1.6 Mbit/s, CPU 4 times slower): `devtools` throttles for
 * real, `simulate` estimates from an unthrottled load.
 */
type Throttling = 'devtools' | 'simulate';

async function run(address: string, throttlingMethod: Throttling): Promise<Figures> {
  const result = await runLighthouse(address, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    throttlingMethod,
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${address}`);
  const { audits, categories } = result.lhr;
  return Object.fromEntries([
    ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ...SCORES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
  ]) as Figures;
}

function medians(all: readonly Figures[]): Figures {
  const names = [...(Object.keys(AUDITS) as (keyof Figures)[]), ...SCORES];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as Figures;
}

async function serve(handler: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(handler);
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/**
 * Measures the hand-written page, then pages of the built site. They alternate, so that a disturbance
 * affects all of them.
 * @returns the medians, in this order
 */
async function measure(
  pathnames: readonly string[],
  how: Throttling,
  runs: number,
): Promise<Figures[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-limit-'));
  const html = await readFile(limit);
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(html));
  const site = await serve(createSiteHandler(client));
  const byHand = await serve(sirv(folder, { brotli: true }));
  const launch = await ensureBrowser();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const addresses = [`${byHand.origin}/`, ...pathnames.map((pathname) => site.origin + pathname)];
  const results: Figures[][] = addresses.map(() => []);
  try {
    for (let count = 0; count < runs; count += 1)
      for (const [index, address] of addresses.entries())
        results[index]?.push(await run(address, how));
    return results.map(medians);
  } finally {
    await browser.close();
    site.server.close();
    byHand.server.close();
    await rm(folder, { recursive: true });
  }
}

/** With real throttling to a phone on a slow network. */
export const site: Section = {
  name: 'site',
  title: 'The built site, line and processor really slow',
  async run() {
    const [byHand, ...measured] = await measure(heavy, 'devtools', REAL_RUNS);
    const rows = heavy.map(async (pathname, index): Promise<Row[]> => {
      const now = measured[index];
      if (now === undefined || byHand === undefined)
        throw new Error(`${pathname} was not measured`);
      const file = path.join(client, pathname === '/' ? 'index.html' : `${pathname}.html`);
      const elements = (await readFile(file, 'utf8')).match(/<[a-z]/gu)?.length ?? 0;
      const document = (await stat(`${file}.br`)).size / 1000;
      const row = (what: string, value: number, unit: string, budget?: number): Row => ({
        what: `${pathname} ${what}`,
        value,
        unit,
        from: `median of ${REAL_RUNS}`,
        ...(budget === undefined ? {} : { budget }),
      });
      return [
        row('largest paint beside the page written by hand', now.lcp / byHand.lcp, 'times', 1.15),
        row('time to interactive', now.tti, 'ms', 2300),
        row('total blocking time', now.tbt, 'ms', 100),
        row('longest task after the first paint', now.longest, 'ms', 100),
        row('layout shift', now.cls, '', 0),
        row('elements', elements, ''),
        row('document, brotli', document, 'KB'),
      ];
    });
    return (await Promise.all(rows)).flat();
  },
};

/** Every public page with Lighthouse's simulated throttling. */
export const lighthouse: Section = {
  name: 'lighthouse',
  title: "The built site, Lighthouse's simulation",
  async run() {
    // Pages with `noindex` lose points for search engines.
    const unlisted = new Set<string>(
      Object.values(paths).flatMap((page) => ('unlistedPaths' in page ? page.unlistedPaths : [])),
    );
    const pathnames = Object.values(paths)
      .filter(({ access }) => access === 'public')
      .flatMap(({ prerender }) => prerender);
    const [, ...pages] = await measure(pathnames, 'simulate', SIMULATED_RUNS);
    const from = `median of ${SIMULATED_RUNS}, Lighthouse's simulation`;
    return pathnames.flatMap((pathname, index): Row[] => {
      const page = pages[index];
      if (page === undefined) throw new Error(`${pathname} was not measured`);
      const scores = SCORES.filter((name) => name !== 'seo' || !unlisted.has(pathname));
      return [
        ...scores.map((name) => ({
          what: `${pathname} ${name}`,
          value: page[name],
          unit: 'of 100',
          least: name === 'performance' ? 99 : 100,
          from,
        })),
        { what: `${pathname} largest paint, simulated`, value: page.lcp, unit: 'ms', from },
      ];
    });
  },
};
