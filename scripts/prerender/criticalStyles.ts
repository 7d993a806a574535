// A page comes with the styles of what it shows; the sheet of the whole site follows with the script.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { client } from './folders.ts';

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Set by the boot script (src/app/boot.js), so in no document yet. */
const SET_LATER = ['dark', 'restoring'];

/** What of a sheet can apply to a document: an element's, class's or attribute's name is among its words. */
export async function stylesFor(html: string, sheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: SET_LATER,
    keyframes: true,
    variables: true,
  });
  return result?.css ?? sheet;
}

/**
 * Given the build's own document, returns what puts a page's critical styles into its HTML: a file of
 * their own, since inline styles would need a hash for each page in the Content-Security-Policy. The
 * whole sheet is fetched meanwhile, and put to use by src/app/wholeSheet.ts.
 */
export async function createCriticalStyles(
  template: string,
): Promise<(html: string) => Promise<string>> {
  const href = SHEET.exec(template)?.[1];
  if (href === undefined) throw new Error('The built document has no style sheet');
  const sheet = await readFile(path.join(client, href), 'utf8');
  return async (html) => {
    const critical = await stylesFor(html, sheet);
    const hash = createHash('sha256').update(critical).digest('base64url').slice(0, 8);
    const file = `/assets/critical-${hash}.css`;
    await writeFile(path.join(client, file), critical);
    return html.replace(
      SHEET,
      `<link rel="stylesheet" href="${file}"><link rel="preload" as="style" fetchpriority="low" href="${href}"><noscript><link rel="stylesheet" href="${href}"></noscript>`,
    );
  };
}
