import { beforeAll, describe, expect, test } from 'vitest';
import { createRenderer, type Renderer } from '../../../scripts/take-home/sheetContext.ts';
import { typesetSheet } from '../../../scripts/take-home/typesetSheet.ts';
import { sheets } from '../../../scripts/take-home/sheets.ts';
import { pagesOf, type Block } from '../../../src/content/takeHome/blocks.ts';
import { takeHomeIds } from '../../../src/content/takeHome/list.ts';
import { papers } from '../../../src/domain/files.ts';
import { coinsAndJars } from '../../../src/content/takeHome/coinsAndJars.ts';
import { scamChecklist } from '../../../src/content/takeHome/scamChecklist.ts';
import { inOrder, readPdf, type PdfElement } from './readPdf.ts';
import { textsOf } from './words.ts';

const MAX_BYTES = 200_000;
const sizes = { letter: [612, 792], a4: [595, 842] } as const;

/** Spaces depend on lines and columns. */
const withoutSpaces = (texts: readonly string[]) => texts.join('').replaceAll(/\s+/gu, '');

let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer();
}, 60_000);

const cases = takeHomeIds.flatMap((id) => papers.map((paper) => ({ id, paper })));

/** The allowed children of an element, by ISO 32000. */
const allowedChildren: Readonly<Record<string, readonly string[]>> = {
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['THead', 'TBody'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
};

function structureErrors(element: PdfElement): string[] {
  const allowed = allowedChildren[element.role];
  return [
    ...element.children
      .filter(({ role }) => allowed !== undefined && !allowed.includes(role))
      .map(({ role }) => `${role} in ${element.role}`),
    ...(element.role === 'Figure' && !element.alt ? ['a figure without a text alternative'] : []),
    ...element.children.flatMap(structureErrors),
  ];
}

describe.each(cases)('$id on $paper, read by pdf.js', ({ id, paper }) => {
  let bytes: Buffer;
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    bytes = await typesetSheet(sheets[id], paper, renderer);
    pdf = await readPdf(bytes);
  }, 60_000);

  test('is small, has its title, its language and the paper’s size', () => {
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(pdf.title).toContain(sheets[id].title);
    expect(pdf.language).toBe('en-US');
    expect(pdf.isTagged).toBe(true);
    const [width, height] = sizes[paper];
    expect(pdf.pages).toEqual(pagesOf(sheets[id]).map(() => ({ width, height })));
    expect(pdf.fonts).toBeGreaterThan(0);
    expect(pdf.missingFonts).toEqual([]);
  });

  test('has all its content in reading order, and nothing outside of its structure', () => {
    const { outline, loose } = pdf;
    expect(outline.flatMap(structureErrors)).toEqual([]);
    expect(loose).toBe('');
    const spoken = withoutSpaces(inOrder(outline).map(({ text, alt }) => alt ?? text));
    let read = 0;
    for (const text of textsOf(sheets[id])) {
      const at = spoken.indexOf(withoutSpaces([text]), read);
      expect(at, text).not.toBe(-1);
      read = at + withoutSpaces([text]).length;
    }
  });

  test('has one title, no skipped heading level, and headers in every table', () => {
    const all = inOrder(pdf.outline);
    const levels = all.flatMap(({ role }) => /^H(\d)$/u.exec(role)?.[1] ?? []).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    const tables = all.filter(({ role }) => role === 'Table');
    const wanted = pagesOf(sheets[id]).flat().flatMap(tablesIn);
    expect(tables).toHaveLength(wanted.length);
    tables.forEach((table, index) => {
      const headers = inOrder([table]).filter(({ role }) => role === 'TH');
      const { head = [], rows = [] } = wanted[index] ?? {};
      const named = rows.filter(([first]) => first !== '').length;
      expect(headers).toHaveLength(head.length + named);
    });
  });
});

function tablesIn(block: Block): Extract<Block, { kind: 'table' }>[] {
  if (block.kind === 'columns') return block.columns.flat().flatMap(tablesIn);
  return block.kind === 'table' ? [block] : [];
}

test('every header has a scope, and the metadata declares PDF/UA', async () => {
  const bytes = await typesetSheet(sheets['my-first-budget'], 'letter', renderer);
  const text = bytes.toString('latin1');
  expect(text.match(/\/Scope \/Column/gu)).toHaveLength(3 + 3 + 5 + 2);
  expect(text.match(/\/Scope \/Row/gu)).toHaveLength(6 + 1 + 3 + 2);
  // The number in a heading's ring is not part of its first word.
  expect(text).toContain('/ActualText (1. Need or want?)');
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(text).toContain('/DisplayDocTitle true');
});

test('each link has the URL of its text', async () => {
  const { links } = await readPdf(await typesetSheet(scamChecklist, 'a4', renderer));
  expect(links).toHaveLength(4);
  for (const { url, name } of links) expect(new URL(url).href).toContain(name.replace('Open ', ''));
});

test('the same content gives the same file', async () => {
  const files = await Promise.all([1, 2].map(() => typesetSheet(coinsAndJars, 'letter', renderer)));
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
});

test('content that does not fit on its page is rejected', async () => {
  const [first] = coinsAndJars.pages;
  const full = { ...coinsAndJars, pages: [[...first, ...first]] as const };
  await expect(typesetSheet(full, 'letter', renderer)).rejects.toThrow(
    /page 1, letter: the content exceeds the page by \d+ points/u,
  );
});
