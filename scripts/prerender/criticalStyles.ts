// A page comes with the styles of what it shows; the sheet of the whole site follows with the script.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { RESTORING, UNPAINTED } from '../../src/ui/styles/documentClasses.ts';
import { client } from './folders.ts';
import { shortenNames } from './shortNames.ts';

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** In no document yet: set by the boot script (src/app/boot.js), or on an event that is over by the day of reading. */
const SET_LATER = ['dark', 'inert', RESTORING, UNPAINTED];

/** From Latin Extended-A to the end of Latin Extended Additional. */
const RARE_LETTERS = 'U+100-1EFF';

const UNDER_THE_POINTER = /:(?:active|hover)/;

/**
 * Splits a sheet in three: the styles from which a first view takes its own, the typefaces, and the styles
 * that follow. Print styles can wait, and so can hover and active styles: before the script, a press is
 * shown as one that waits (docs/decisions/013). The styles that follow declare no typeface, because a
 * declaration makes the browser lay out the whole page again, in answer to a visitor's first press.
 */
export function split(sheet: string): Record<'first' | 'faces' | 'later', string> {
  const later = parse(sheet);
  const faces: string[] = [];
  const standIns: AtRule[] = [];
  later.walkAtRules('font-face', (face) => {
    face.remove();
    const text = face.toString();
    // A stand-in is on the machine already.
    if (!text.includes('url(')) standIns.push(face);
    else {
      // All pages have letters of both typefaces. The files of rarer letters are asked after them, so one
      // wide range does, and keeps the document short.
      face.walkDecls('unicode-range', (range) => {
        if (text.includes('-ext')) range.value = RARE_LETTERS;
        else range.remove();
      });
      faces.push(face.toString());
    }
  });
  const first = later.clone();
  first.prepend(...standIns);
  first.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  first.walkRules(UNDER_THE_POINTER, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !UNDER_THE_POINTER.test(selector));
    if (rule.selector === '') rule.remove();
  });
  return { first: first.toString(), faces: faces.join(''), later: later.toString() };
}

/** What of a sheet can apply to documents: an element's, class's or attribute's name is among their words. */
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
 * Given the build's own document, returns what puts critical styles into the pages of one route: inline,
 * and the same for all of them, so that the Content-Security-Policy of the whole site can name each
 * route's by its hash. The typefaces apply without scripts, and else when src/app/boot.js says so, after
 * the first paint. It also fetches the whole sheet, which src/app/fullStylesheet.ts puts to use; without
 * scripts it is linked.
 */
export async function createCriticalStyles(
  template: string,
): Promise<(documents: readonly string[]) => Promise<string[]>> {
  const href = SHEET.exec(template)?.[1];
  if (href === undefined) throw new Error('The built document has no style sheet');
  const file = path.join(client, href);
  const { first, faces, later } = split(shortenNames(await readFile(file, 'utf8')));
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
            `<style>${styles}</style><style media="(scripting:none)">${faces}</style><noscript><link rel="stylesheet" href="${whole}"></noscript>`,
        ),
    );
  };
}
