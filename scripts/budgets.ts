// Fails when the home page sends a signed-out visitor more than its budget. The pinned browser opens the
// page from a local server with one kind of compression, so the counted bytes are those transferred.
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { ensureBrowser } from './browser.ts';

/** In kilobytes (1,000 bytes): what is sent before the browser is idle. */
const MAX_SCRIPT_KB = 85;
const MAX_FONT_KB = 52;
/** The document with its inline styles. */
const MAX_DOCUMENT_KB = 15;

/** One take-home sheet, and all of them. They are sent only on request. */
const MAX_SHEET_KB = 60;
const MAX_SHEETS_KB = 1200;
/** The picture of a sheet's first page, loaded lazily. */
const MAX_PICTURE_KB = 12;

const client = path.join(path.dirname(import.meta.dirname), 'dist', 'client');

interface Sent {
  name: string;
  kilobytes: number;
}

/** The files that a first visit to the home page transfers until the browser is idle, compressed by brotli. */
async function visit(): Promise<Sent[]> {
  const server = createServer(sirv(client, { extensions: ['html'], brotli: true }));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(await ensureBrowser());
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
    return await page.evaluate(() =>
      [
        ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
      ].map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname,
        kilobytes: encodedBodySize / 1000,
      })),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

const total = (sent: readonly Sent[], name: RegExp): number =>
  sent.reduce((sum, file) => sum + (name.test(file.name) ? file.kilobytes : 0), 0);

/** Kilobytes of each take-home sheet, or of each picture of one. */
async function sheetSizes(kind: '.pdf' | '.avif'): Promise<number[]> {
  const folder = path.join(client, 'take-home');
  const names = (await readdir(folder)).filter((name) => name.endsWith(kind));
  return Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size / 1000));
}

const sheets = await sheetSizes('.pdf');
const pictures = await sheetSizes('.avif');
const sent = await visit();
const rows = [
  { what: 'JavaScript of /', is: total(sent, /[.]js$/), max: MAX_SCRIPT_KB },
  { what: 'document and critical styles of /', is: total(sent, /^[/]$/), max: MAX_DOCUMENT_KB },
  { what: 'fonts of /', is: total(sent, /[.]woff2$/), max: MAX_FONT_KB },
  { what: 'the largest sheet to take home', is: Math.max(...sheets), max: MAX_SHEET_KB },
  {
    what: `all ${sheets.length} sheets to take home`,
    is: sheets.reduce((sum, one) => sum + one, 0),
    max: MAX_SHEETS_KB,
  },
  { what: 'the largest picture of a sheet', is: Math.max(...pictures), max: MAX_PICTURE_KB },
];
for (const { what, is, max } of rows) {
  const verdict = is > 0 && is <= max ? 'within' : 'NOT WITHIN';
  process.stdout.write(`${what}: ${is.toFixed(2)} KB, ${verdict} the budget of ${max} KB\n`);
  if (verdict !== 'within') process.exitCode = 1;
}
