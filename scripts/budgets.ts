// Fails when the home page costs a signed-out visitor more script than is agreed. The page is opened in
// the pinned browser from a local server that sends gzip alone, so what is counted is what is sent.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { ensureBrowser } from './browser.ts';

/** Kilobytes are thousands of bytes. */
const MAX_SCRIPT_KB = 95;
const MAX_FONT_KB = 52;

const client = path.join(path.dirname(import.meta.dirname), 'dist', 'client');
await readFile(path.join(client, 'index.html'));

const server = createServer(sirv(client, { extensions: ['html'], gzip: true }));
await new Promise<void>((listening) => {
  server.listen(0, '127.0.0.1', listening);
});
const { port } = server.address() as AddressInfo;

const browser = await chromium.launch(await ensureBrowser());
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }),
    ),
  );
  const kilobytes = (ending: string) =>
    sent.filter(({ name }) => name.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0) /
    1000;
  const rows = [
    { what: 'JavaScript of /, gzip', is: kilobytes('.js'), max: MAX_SCRIPT_KB },
    { what: 'fonts of /', is: kilobytes('.woff2'), max: MAX_FONT_KB },
  ];
  for (const { what, is, max } of rows) {
    const verdict = is > 0 && is <= max ? 'within' : 'NOT WITHIN';
    process.stdout.write(`${what}: ${is.toFixed(1)} KB, ${verdict} the budget of ${max} KB\n`);
    if (verdict !== 'within') process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
