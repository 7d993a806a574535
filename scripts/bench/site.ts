import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const client = path.resolve(import.meta.dirname, '../../dist/client');
const DEBUGGING_PORT = 9333;

/** Lighthouse's four scores (0–100) and what it measured, for one page under its mobile conditions. */
export interface PageFigures {
  pathname: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
  /** Total blocking time, in milliseconds. */
  tbt: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Static files with the site's own headers, compressed as they lie there. */
async function serve(folder: string): Promise<Server> {
  const rules = parseHeaders(await readFile(path.join(client, '_headers'), 'utf8'));
  const files = sirv(folder, { extensions: ['html'], brotli: true, gzip: true });
  const server = createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  return server;
}

async function measure(origin: string, pathname: string, runs: number): Promise<PageFigures> {
  const results: Omit<PageFigures, 'pathname'>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${origin}${pathname}`, {
      port: DEBUGGING_PORT,
      output: 'json',
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${pathname}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    results.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
    });
  }
  const of = (name: keyof Omit<PageFigures, 'pathname'>) =>
    median(results.map((result) => result[name]));
  return {
    pathname,
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
  };
}

/** The home page as somebody would write it by hand who wants no script: the limit of what is possible. */
async function writeStaticTwin(folder: string): Promise<void> {
  const html = await readFile(path.join(client, 'index.html'), 'utf8');
  const css = /<link rel="stylesheet"[^>]*href="([^"]+)"/u.exec(html)?.[1] ?? '';
  const plain = html
    .replace(/<script[\s\S]*?<\/script>/gu, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/gu, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/gu, '')
    .replace(css, '/twin.css');
  const style = await readFile(path.join(client, css), 'utf8');
  for (const [name, text] of Object.entries({ 'index.html': plain, 'twin.css': style })) {
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
  }
  for (const [, file = ''] of style.matchAll(/url\(["']?(\/[^)"']+)["']?\)/gu)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(client, file), path.join(folder, file));
  }
}

/**
 * Lighthouse's mobile run over pages of the built site, the median of `runs`, and the home page
 * beside its twin without any script, in the same run.
 */
export async function benchSite(
  pathnames: readonly string[],
  runs: number,
): Promise<{ pages: PageFigures[]; twin: PageFigures }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-twin-'));
  await writeStaticTwin(folder);
  const site = await serve(client);
  const twinServer = await serve(folder);
  const launch = await ensureBrowser();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const pages: PageFigures[] = [];
    for (const pathname of pathnames) {
      const page = await measure(originOf(site), pathname, runs);
      process.stderr.write(`${JSON.stringify(page)}\n`);
      pages.push(page);
    }
    const twin = await measure(originOf(twinServer), '/', runs);
    return { pages, twin };
  } finally {
    await browser.close();
    site.close();
    twinServer.close();
    await rm(folder, { recursive: true });
  }
}
