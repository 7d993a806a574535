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

/** The pages of the built site. */
export const client = path.resolve(import.meta.dirname, '../../dist/client');
/** A front page written by hand, without script or typeface: what a page of this kind can reach. */
const limit = path.resolve(import.meta.dirname, 'limit.html');
const DEBUGGING_PORT = 9333;

/**
 * How Lighthouse's phone is made slow (150 ms, 1.6 Mbit/s, processor 4 times slower): `devtools` really
 * slows the line and the processor down, `simulate` reckons from an unhindered load.
 */
type Throttling = 'devtools' | 'simulate';

/** Lighthouse's four scores (0–100) and what it measured, for one page. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** When the page answers at once and nothing more is fetched, in milliseconds. */
  tti: number;
  /** Sum of what each task between first paint and `tti` takes beyond 50 ms, in milliseconds. */
  tbt: number;
  /** The longest task in that time, in milliseconds. */
  longest: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
}

/** A page to measure: its server's origin and its path. */
export interface Target {
  origin: string;
  pathname: string;
}

export interface SiteBench {
  /** The address of a page of the built site. */
  page: (pathname: string) => Target;
  /** The same page as another commit built it; undefined where there is none to compare with. */
  pageBefore: ((pathname: string) => Target) | undefined;
  /** The page written by hand, from the same kind of server. */
  limit: Target;
  /** The medians of `runs`, the pages in turn so that what disturbs one disturbs all. */
  measure: (targets: readonly Target[], how: Throttling, runs: number) => Promise<PageFigures[]>;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Static files with their own headers, or else the site's, compressed as they lie there. */
async function serve(folder: string): Promise<Server> {
  const own = path.join(folder, '_headers');
  const hasOwn = existsSync(own);
  const source = hasOwn ? own : path.join(client, '_headers');
  const rules = parseHeaders(await readFile(source, 'utf8'));
  const files = sirv(folder, { extensions: ['html'], brotli: true, gzip: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headersFor(rules, pathname)) {
      // The page written by hand has styles of its own.
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
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${pathname}`);
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
 * Serves the built site and the page written by hand, and lets them be measured.
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
