// Prints every sheet (src/sheets) with the pinned browser into public/: a tagged PDF on each paper, and a
// picture of the first page. The site links them with the page counts and sizes in src/content/printed.ts.
import { Buffer } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { takeHomePictureSize, papers, type Paper } from '../src/domain/files.ts';
import { printJobs, type PrintJob } from '../src/sheets/sheets.ts';
import { families } from '../src/ui/styles/fonts/families.ts';
import { ensureBrowser } from './browser.ts';
import { refuseArguments } from './lib/announce.ts';
import { typefaces } from './lib/typefaces.ts';

const ROOT = path.dirname(import.meta.dirname);
export const PUBLIC = path.join(ROOT, 'public');
export const FACTS = path.join(ROOT, 'src/content/printed.ts');

export interface Printed {
  job: PrintJob;
  pdf: Record<Paper, Buffer>;
  /** The picture of the first page on US Letter. */
  picture: Buffer;
  /** For each page on each paper the share of its height that is in use, 0–1. */
  filled: number[];
}

/** Static instances of the typefaces, because variable ones are embedded as drawings of letters. */
export async function fontFaces(): Promise<string> {
  const { display, text, bold } = await typefaces();
  const face = (family: string, weight: string, file: Buffer) =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${file.toString('base64')}); }`;
  return [
    face(families.display.family, '760', display),
    face(families.text.family, '400', text),
    face(families.text.family, '700', bold),
  ].join('\n');
}

/**
 * Measures the shown sheet, page by page.
 * @throws when the content of a page exceeds the paper
 */
function filledPages(page: Page, name: string): Promise<number[]> {
  return page.locator('[data-page]').evaluateAll((pages, sheet) => {
    return pages.map((one, index) => {
      const [paper, last] = [one.getBoundingClientRect(), one.children[one.children.length - 2]];
      const over = (last?.scrollHeight ?? 0) - (last?.clientHeight ?? 0);
      if (over > 1) throw new Error(`${sheet}, page ${index + 1}: ${over} px too long`);
      const end = last?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return (end - paper.top) / paper.height;
    });
  }, name);
}

/** Prints every sheet, one after the other. */
export async function* printSheets(): AsyncGenerator<Printed> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(ROOT, 'node_modules/.vite/sheets'),
    plugins: [react(), vanillaExtractPlugin()],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  const browser = await chromium.launch(await ensureBrowser());
  try {
    await server.listen();
    const page = await browser.newPage({ viewport: { width: 816, height: 1056 } });
    // For what hangs: a slow machine compiles the page for a minute.
    page.setDefaultTimeout(600_000);
    await page.emulateMedia({ media: 'print' });
    await page.goto(new URL('src/sheets/print.html', server.resolvedUrls?.local[0]).href);
    await page.waitForFunction(() => 'showSheet' in window);
    await page.addStyleTag({ content: await fontFaces() });
    for (const job of printJobs) {
      const [pdf, filled] = [{} as Record<Paper, Buffer>, [] as number[]];
      let picture: Buffer = Buffer.alloc(0);
      for (const paper of papers) {
        await page.evaluate((args) => window.showSheet(...args), [job.id, paper] as const);
        filled.push(...(await filledPages(page, `${job.id} on ${paper}`)));
        if (paper === 'letter') picture = await page.locator('[data-page]').first().screenshot();
        pdf[paper] = await page.pdf({
          tagged: true,
          outline: true,
          preferCSSPageSize: true,
          printBackground: true,
        });
      }
      const small = sharp(picture).resize(takeHomePictureSize).avif({ quality: 44, effort: 2 });
      yield { job, pdf, picture: await small.toBuffer(), filled };
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The module with the page count and the sizes of each file. */
export function factsOf(printed: readonly Printed[]): string {
  const lines = printed.map(({ job: { id, sheet }, pdf }) => {
    const sizes = papers.map((paper) => `${paper}: ${Math.ceil(pdf[paper].length / 1000)}`);
    const name = /^\w+$/u.test(id) ? id : `'${id}'`;
    return `  ${name}: { pages: ${sheet.back === undefined ? 1 : 2}, hasAnswers: ${sheet.answers !== undefined}, kilobytes: { ${sizes.join(', ')} } },`;
  });
  return [
    '// Written by `npm run sheets`: do not edit.',
    '',
    '/** Each printed sheet: its pages without the answers, and the sizes of its files. */',
    'export const printed = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

/** A PDF without its dates, which differ from one print to the next. */
const undated = (pdf: Buffer) => pdf.toString('latin1').replaceAll(/\(D:\d{14}[^)]*\)/gu, '');

async function write(): Promise<void> {
  refuseArguments('npm run sheets', false);
  const printed: Printed[] = [];
  const save = async (file: string, bytes: Buffer) => {
    const target = path.join(PUBLIC, file);
    const before = await readFile(target).catch(() => Buffer.alloc(0));
    if (undated(before) === undated(bytes)) return;
    await writeFile(target, bytes);
    process.stdout.write(`public${file} ${Math.ceil(bytes.length / 1000)} KB\n`);
  };
  for await (const one of printSheets()) {
    const { job, pdf, picture } = one;
    printed.push(one);
    for (const paper of papers) await save(job.files[paper], pdf[paper]);
    if (job.picture !== undefined) await save(job.picture, picture);
  }
  await writeFile(FACTS, factsOf(printed));
}

if (process.argv[1] === import.meta.filename) await write();
