import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../lib/hostHeaders.ts';
import { ensureBrowser } from '../browser.ts';

/** The built site's pages. */
export const client = path.resolve(import.meta.dirname, '../../dist/client');
/** A front page written by hand without scripts or typefaces: the lower bound for such a page. */
const limit = path.resolve(import.meta.dirname, 'limit.html');
const DEBUGGING_PORT = 9333;

/**
 * How Lighthouse's slow phone is made (150 ms, 1.6 Mbit/s, CPU 4 times slower): `devtools` throttles for
 * real, `simulate` estimates from an unthrottled load.
 */
type Throttling = 'devtools' | 'simulate';

/** Lighthouse's four scores (0–100) and metrics for one page. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** Time to interactive, in milliseconds. */
  tti: number;
  /** Total blocking time: the sum of each task's excess over 50 ms before `tti`, in milliseconds. */
  tbt: number;
  /** The longest task in that time, in milliseconds. */
  longest: number;
  /** Cumulative layout shift, unitless. */
  cls: number;
}

/** A page to measure: its server's origin and its path. */
export interface Target {
  origin: string;
  pathname: string;
}

export interface SiteBench {
  /** The URL of a page of the built site. */
  page: (pathname: string) => Target;
  /** The same page built from another commit; undefined without one to compare with. */
  pageBefore: ((pathname: string) => Target) | undefined;
  /** The hand-written page, from the same kind of server. */
  limit: Target;
  /** The medians of `runs`. The pages alternate, so that a disturbance affects all of them. */
  measure: (targets: readonly Target[], how: Throttling, runs: number) => Promise<PageFigures[]>;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Serves static, precompressed files with the given headers or else the site's. */
async function serve(folder: string): Promise<Server> {
  const own = path.join(folder, '_headers');
  const hasOwn = existsSync(own);
  const source = hasOwn ? own : path.join(client, '_headers');
  const rules = parseHeaders(await readFile(source, 'utf8'));
  const files = sirv(folder, { extensions: ['html'], brotli: true, gzip: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headersFor(rules, pathname)) {
      // The hand-written page has inline styles.
      if (hasOwn || name !== 'Content-Security-Policy') response.setHeader(name, value);
    }
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  return server;
}

async function run({ origin, pathname }: Target, how: Throttling): Promise<PageFigures> {
  const result = await lighthouse(`${origin}${pathname}`, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: how,
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${pathname}`);
  const { audits, categories } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tti: value('interactive'),
    tbt: value('total-blocking-time'),
    longest: value('max-potential-fid'),
    cls: value('cumulative-layout-shift'),
  };
}

function medians(results: readonly PageFigures[]): PageFigures {
  const of = (name: keyof PageFigures) => median(results.map((result) => result[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tti: of('tti'),
    tbt: of('tbt'),
    longest: of('longest'),
    cls: of('cls'),
  };
}

/**
 * Serves the built site and the hand-written page for measuring.
 * @param before the pages of another commit
 */
export async function withSite<Result>(
  work: (bench: SiteBench) => Promise<Result>,
  before?: string,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-limit-'));
  const html = await readFile(limit);
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(html));
  const site = await serve(client);
  const byHand = await serve(folder);
  const old = before === undefined ? undefined : await serve(before);
  const launch = await ensureBrowser();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    return await work({
      page: (pathname) => ({ origin: originOf(site), pathname }),
      pageBefore:
        old === undefined ? undefined : (pathname) => ({ origin: originOf(old), pathname }),
      limit: { origin: originOf(byHand), pathname: '/' },
      async measure(targets, how, runs) {
        const results: PageFigures[][] = targets.map(() => []);
        for (let count = 0; count < runs; count += 1) {
          for (const [index, target] of targets.entries())
            results[index]?.push(await run(target, how));
        }
        return results.map(medians);
      },
    });
  } finally {
    await browser.close();
    site.close();
    byHand.close();
    old?.close();
    await rm(folder, { recursive: true });
  }
}
