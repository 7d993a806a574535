// Loads of the built site, by Lighthouse on its slow phone: 150 ms, 1.6 Mbit/s, processor four times slower.
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import runLighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { paths } from '../../src/domain/paths.ts';
import { ensureBrowser } from '../browser.ts';
import { listen } from '../lib/listen.ts';
import { createSiteHandler } from '../lib/siteHandler.ts';
import { median, type Figure } from './figures.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const DEBUGGING_PORT = 9333;

/** The pages with the most drawings. */
const heavy = ['/', '/courses', '/donate', '/blog'];

/** Lighthouse's audits and categories by id, in ms and of 100; `cumulative-layout-shift` has no unit. */
type Result = (id: string) => number;

async function load(url: string, throttlingMethod: 'devtools' | 'simulate'): Promise<Result> {
  const flags = { port: DEBUGGING_PORT, logLevel: 'error', throttlingMethod } as const;
  const result = await runLighthouse(url, flags);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  return (id) =>
    audits[id]?.numericValue ?? Math.round((categories[id]?.score ?? Number.NaN) * 100);
}

/** Serves at an origin of its own until it is closed. By default the built site. */
export async function serveSite(handler: RequestListener = createSiteHandler(client)) {
  const server = await listen(handler, 0);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * Loads the page written by hand, without scripts or typefaces, and pages of the built site. They
 * alternate, so that a disturbance affects all of them.
 * @param throttling `devtools` throttles for real, `simulate` estimates from an unthrottled load
 * @returns the medians, the page written by hand first
 */
async function measure(
  pathnames: readonly string[],
  throttling: 'devtools' | 'simulate',
  runs: number,
): Promise<Result[]> {
  const limit = brotliCompressSync(await readFile(path.join(import.meta.dirname, 'limit.html')));
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
  const byHand = await serveSite((_, response) => response.writeHead(200, headers).end(limit));
  const site = await serveSite();
  const launch = await ensureBrowser();
  const args = [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`];
  const browser = await chromium.launch({ ...launch, args });
  const urls = [`${byHand.origin}/`, ...pathnames.map((pathname) => site.origin + pathname)];
  const loads: Result[][] = urls.map(() => []);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [index, url] of urls.entries()) loads[index]?.push(await load(url, throttling));
    }
  } finally {
    await browser.close();
    site.close();
    byHand.close();
  }
  return loads.map((all) => (id: string) => median(all.map((result) => result(id))));
}

/** The pages with the most drawings, really throttled, beside the page written by hand. */
export async function measureHeavyPages(): Promise<Figure[]> {
  const [byHand, ...pages] = await measure(heavy, 'devtools', 5);
  return pages.flatMap((page, index) => {
    const figure = (what: string, value: number, most: number) => ({
      what: `${heavy[index]} ${what}`,
      value,
      most,
    });
    const lcp = 'largest-contentful-paint';
    const besideByHand = page(lcp) / (byHand?.(lcp) ?? Number.NaN);
    return [
      figure('largest paint beside the page written by hand, times', besideByHand, 1.15),
      figure('time to interactive, ms', page('interactive'), 2300),
      figure('total blocking time, ms', page('total-blocking-time'), 100),
      figure('longest task after the first paint, ms', page('max-potential-fid'), 100),
      figure('layout shift', page('cumulative-layout-shift'), 0),
    ];
  });
}

/** Lighthouse's scores of every public page, with simulated throttling. */
export async function measureEveryPage(): Promise<Figure[]> {
  // Pages with `noindex` lose points for search engines.
  const unlisted = new Set<string>(
    Object.values(paths).flatMap((page) => ('unlistedPaths' in page ? page.unlistedPaths : [])),
  );
  const pathnames = Object.values(paths)
    .filter(({ access }) => access === 'public')
    .flatMap(({ prerender }) => prerender);
  const [, ...pages] = await measure(pathnames, 'simulate', 3);
  return pathnames.flatMap((pathname, index) =>
    ['performance', 'accessibility', 'best-practices', 'seo']
      .filter((category) => category !== 'seo' || !unlisted.has(pathname))
      .map((category) => ({
        what: `${pathname} ${category}`,
        value: pages[index]?.(category) ?? Number.NaN,
        least: category === 'performance' ? 99 : 100,
      })),
  );
}
