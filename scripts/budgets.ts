// Fails when the home page sends a visitor more than its budget, compressed by brotli.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** In kilobytes (1,000 bytes). */
const MAX_DOCUMENT_KB = 15;
/** What the document names: all that runs before the page is live. */
const MAX_SCRIPT_KB = 85;

const client = path.join(path.dirname(import.meta.dirname), 'dist', 'client');
const kilobytes = async (file: string): Promise<number> =>
  (await stat(path.join(client, `${file}.br`))).size / 1000;

const html = await readFile(path.join(client, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/ (?:src|href)="([^"]+[.]js)"/gu)].map(([, file = '']) => file);
const sizes = await Promise.all(scripts.map(kilobytes));
const rows = [
  { what: 'document of /', is: await kilobytes('index.html'), max: MAX_DOCUMENT_KB },
  { what: 'script of /', is: sizes.reduce((sum, size) => sum + size, 0), max: MAX_SCRIPT_KB },
];
for (const { what, is, max } of rows) {
  const verdict = is > 0 && is <= max ? 'within' : 'NOT WITHIN';
  process.stdout.write(`${what}: ${is.toFixed(2)} KB, ${verdict} the budget of ${max} KB\n`);
  if (verdict !== 'within') process.exitCode = 1;
}
