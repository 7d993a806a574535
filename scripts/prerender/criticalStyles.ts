import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { RESTORING } from '../../src/ui/styles/documentClasses.ts';
import { client } from './folders.ts';

/** Absent from built documents: set by the boot script (src/app/boot.js) or shown on a past event. */
const SET_LATER = ['dark', 'inert', RESTORING];

/**
 * What the first paint does not need: print, and typefaces, whose bytes would delay the script. Their
 * fallbacks are local.
 */
function isForLater({ name, params, nodes }: AtRule): boolean {
  if (name === 'media') return params === 'print';
  return name === 'font-face' && String(nodes).includes('url(');
}

/**
 * Returns the rules of a style sheet that can apply to the documents: they contain the name of the element,
 * class or attribute.
 */
export async function stylesFor(documents: readonly string[], sheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: documents.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: SET_LATER,
    keyframes: true,
    variables: true,
  });
  return result?.css ?? sheet;
}

/**
 * Returns a function that inlines critical styles into the pages of one route. They are the same for all of
 * its pages, so that the site's Content-Security-Policy can list one hash per route. The whole sheet follows
 * at the document's end, where it delays no paint.
 * @param href the built style sheet
 */
export async function createCriticalStyles(
  href: string,
): Promise<(documents: readonly string[]) => Promise<string[]>> {
  const sheet = parse(await readFile(path.join(client, href), 'utf8'));
  sheet.walkAtRules((rule) => {
    if (isForLater(rule)) rule.remove();
  });
  const first = sheet.toString();
  return async (documents) => {
    const styles = await stylesFor(documents, first);
    return documents.map((html) =>
      html
        .replace('<!--styles-->', () => `<style>${styles}</style>`)
        .replace('<!--sheet-->', `<link rel="stylesheet" href="${href}">`),
    );
  };
}
