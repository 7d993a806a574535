// The committed sheets are what the components print, and a screen reader can read them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBrowserPinned } from '../../scripts/browser.ts';
import { FACTS, factsOf, printSheets, PUBLIC, type Printed } from '../../scripts/sheets.ts';
import { pagesOf } from '../../src/sheets/blocks.ts';
import { printJobs } from '../../src/sheets/sheets.ts';
import { papers } from '../../src/domain/files.ts';
import { textsOf } from '../unit/sheets/words.ts';
import { readPdf } from './readPdf.ts';

const MEND = 'Run `npm run sheets`, look at the sheets and commit them.';
const MAX_BYTES = 170_000;
const sizes = { letter: [612, 792], a4: [595, 842] } as const;

/** Spaces depend on lines and columns. */
const withoutSpaces = (texts: readonly string[]) => texts.join('').replaceAll(/\s+/gu, '');

/** The mean difference of two pictures, 0–255. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()));
  if (a === undefined || b === undefined || a.length !== b.length) return 255;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

// Other browsers break lines elsewhere.
describe.skipIf(!isBrowserPinned())('printed again', () => {
  const printed: Printed[] = [];
  const of = (id: string) => {
    const found = printed.find(({ job }) => job.id === id);
    if (found === undefined) throw new Error(`${id} was not printed`);
    return found;
  };
  beforeAll(async () => {
    for await (const one of printSheets()) printed.push(one);
  });

  test('the page counts and sizes on the site are right', async () => {
    expect(await readFile(FACTS, 'utf8'), MEND).toBe(factsOf(printed));
  });

  describe.each(printJobs)('$id', ({ id, sheet, files, picture }) => {
    test.each(papers)(
      'on %s has the text of its content, tagged, titled and outlined, as committed',
      async (paper) => {
        const bytes = of(id).pdf[paper];
        expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
        const pdf = await readPdf(bytes);
        const [width, height] = sizes[paper];
        const title = `${sheet.title} | Tallygrove Academy`;
        expect(pdf).toMatchObject({ title, language: 'en-US', isTagged: true });
        expect(pdf.pages).toEqual(pagesOf(sheet).map(() => ({ width, height })));
        expect(pdf.bookmarks).toContain(sheet.title);
        // A heading's number and its words are separate.
        expect(pdf.bookmarks.filter((bookmark) => /\d\p{L}/u.test(bookmark))).toEqual([]);
        expect(pdf.elements.filter(({ role }) => role === 'H1')).toHaveLength(1);
        const spoken = withoutSpaces(pdf.elements.map(({ text, alt }) => alt ?? text));
        let read = 0;
        for (const text of textsOf(sheet)) {
          const at = spoken.indexOf(withoutSpaces([text]), read);
          expect(at, text).not.toBe(-1);
          read = at + withoutSpaces([text]).length;
        }
        expect(pdf, MEND).toEqual(await readPdf(await readFile(path.join(PUBLIC, files[paper]))));
      },
    );

    test('has no page with less than a third in use, and its picture is the committed one', async () => {
      expect(Math.min(...of(id).filled)).toBeGreaterThan(1 / 3);
      if (picture === undefined) return;
      const committed = await readFile(path.join(PUBLIC, picture));
      expect(await difference(committed, of(id).picture), MEND).toBeLessThan(2);
    });
  });
});
