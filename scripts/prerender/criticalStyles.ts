// Splits the site's style sheet into critical styles, which a page inlines, and the rest, which follows
// with the script.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { RESTORING, UNPAINTED } from '../../src/ui/styles/documentClasses.ts';
import { client } from './folders.ts';

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Absent from built documents: set by the boot script (src/app/boot.js) or shown on a past event. */
const SET_LATER = ['dark', 'inert', RESTORING, UNPAINTED];

/** From Latin Extended-A to the end of Latin Extended Additional. */
const RARE_LETTERS = 'U+100-1EFF';

/** What only an interaction shows, among it dialogs and open menus. */
const AFTER_INTERACTION = /:(?:active|hover|:selection|root:has)|\[aria-expanded="?true/;

function removeSelectors(sheet: Root, unwanted: RegExp): void {
  sheet.walkRules(unwanted, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unwanted.test(selector));
    if (rule.selector === '') rule.remove();
  });
}

/**
 * Splits a sheet in four: fallback typefaces, candidates for critical styles, typefaces, and the rest.
 * Print styles can wait, and so can those of an interaction: before the script, a pressed control looks
 * busy (docs/decisions/013). The rest declares no typeface, because a new font face would make the browser
 * lay out the whole page again in response to the first press.
 */
export function split(sheet: string): Record<'fallbacks' | 'first' | 'faces' | 'later', string> {
  const later = parse(sheet);
  const faces: string[] = [];
  const fallbacks: string[] = [];
  later.walkAtRules('font-face', (face) => {
    face.remove();
    const text = face.toString();
    // Fallback typefaces are local.
    if (!text.includes('url(')) fallbacks.push(text);
    else {
      // Every page uses the basic letters of both typefaces. Files of rarer letters load after them, so one
      // wide range suffices and keeps the document short.
      face.walkDecls('unicode-range', (range) => {
        if (text.includes('-ext')) range.value = RARE_LETTERS;
        else range.remove();
      });
      faces.push(face.toString());
    }
  });
  const first = later.clone();
  first.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  removeSelectors(first, AFTER_INTERACTION);
  return {
    // Similar faces compress better side by side. Of one family and weight the last installed applies: with
    // this order the bold one.
    fallbacks: fallbacks.toSorted().toReversed().join(''),
    first: first.toString(),
    faces: faces.join(''),
    later: later.toString(),
  };
}

/**
 * The parts of a sheet that can apply to the documents: they contain the name of the element, class or
 * attribute.
 */
export async function stylesFor(documents: readonly string[], sheet: string): Promise<string> {
  const root = parse(sheet);
  root.walkComments((comment) => void comment.remove());
  if (!documents.some((html) => html.includes(' disabled'))) removeSelectors(root, /:disabled/);
  const [result] = await new PurgeCSS().purge({
    content: documents.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: root.toString() }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: SET_LATER,
    keyframes: true,
    variables: true,
  });
  return result?.css.replaceAll(/@media[^{}]*\{\}/g, '').trimEnd() ?? sheet;
}

/**
 * Returns a function that inlines critical styles into the pages of one route. They are the same for all of
 * its pages, so that the site's Content-Security-Policy can list one hash per route. The typefaces apply
 * after the first paint, by src/app/boot.js, or at once without scripts. The boot script also fetches the
 * full sheet, which src/app/fullStylesheet.ts applies; without scripts a plain link does.
 */
export async function createCriticalStyles(
  template: string,
): Promise<(documents: readonly string[]) => Promise<string[]>> {
  const href = SHEET.exec(template)?.[1];
  if (href === undefined)
    throw new Error('The built document has no style sheet. Run the whole build.');
  const file = path.join(client, href);
  const { fallbacks, first, faces, later } = split(await readFile(file, 'utf8'));
  await rm(file);
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
  const whole = `/assets/style-${hash}.css`;
  await writeFile(path.join(client, whole), later);
  return async (documents) => {
    const styles = await stylesFor(documents, first);
    return documents.map((html) =>
      html
        .replace('<html ', `<html data-sheet="${whole}" `)
        .replace(
          SHEET,
          () =>
            `<style>${fallbacks}</style><style>${styles}</style><style media="(scripting:none)">${faces}</style><noscript><link rel="stylesheet" href="${whole}"></noscript>`,
        ),
    );
  };
}
