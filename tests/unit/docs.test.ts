import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const files = (...patterns: string[]) => globSync(patterns).toSorted();

const documents = files('*.md', 'docs/**/*.md', 'packages/*/*.md');
const code = files(
  '{.storybook,machines,mocks,packages/*/src,packages/*/tests,scripts,src,stories,supabase,tests}/**/*.{ts,tsx,js,mjs,sql,html}',
).filter((file) => file !== 'tests/unit/docs.test.ts');
const product = read('docs/product.md');

/** What the first group captures. */
const captured = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
/** What `pattern` captures in files, unless it is right, with the file. */
const wrongIn = (
  where: readonly string[],
  pattern: RegExp,
  isRight: (found: string, file: string) => boolean,
): string[] =>
  where.flatMap((file) =>
    captured(read(file), pattern)
      .filter((found) => !isRight(found, file))
      .map((found) => `${file}: ${found}`),
  );

/** `P4` from a heading, `P4.8` from a rule. */
const numbers = captured(product, /^(?:## |- \*\*)(P\d+(?:\.\d+)?)\b/gmu);
const isNumber = (number: string) => numbers.includes(number);

test('the numbers of docs/product.md are unique, under their part, and each names its test', () => {
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(numbers.filter((number) => !isNumber(number.split('.')[0] ?? ''))).toEqual([]);
  const [, rows = ''] = product.split('## The test of each rule');
  const named = captured(rows, /^\| (P[^|]*)\|/gmu).flatMap((list) => list.trim().split(', '));
  expect(named.toSorted()).toEqual(numbers.filter((number) => number.includes('.')).toSorted());
});

test('the numbers that code cites and documents name exist', () => {
  const citations = /docs\/product\.md((?:(?:,| and)? P\d+(?:\.\d+)?)*)/gu;
  const areNumbers = (list: string) => list.match(/P[\d.]+\d|P\d/gu)?.every(isNumber) ?? false;
  expect(wrongIn(code, citations, areNumbers)).toEqual([]);
  expect(wrongIn(documents, /\b(P\d+(?:\.\d+)?)\b/gu, isNumber)).toEqual([]);
});

test('the index of decisions names every decision once, in order', () => {
  const index = captured(read('docs/decisions/README.md'), /^\| \d{3} +\| \[.+?\]\((.+?)\)/gmu);
  expect(index).toEqual(files('docs/decisions/[0-9]*.md').map((file) => path.basename(file)));
});

/** GitHub's anchors of a document's headings. */
const anchors = (text: string) =>
  captured(text, /^#+ (.+)$/gmu).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/gu, '-'),
  );

describe('a document', () => {
  test('has only working links', () => {
    const leads = (link: string, file: string) => {
      const [name = '', hash] = link.split('#');
      const target = name === '' ? file : path.join(path.dirname(file), name);
      return existsSync(target) && (hash === undefined || anchors(read(target)).includes(hash));
    };
    expect(wrongIn(documents, /\]\((?!https?:|mailto:)([^)\s]+)\)/gu, leads)).toEqual([]);
  });

  test('about attacks names existing tests by words of their titles', () => {
    const cites = /`((?:packages\/[\w-]+\/)?tests\/[^`]+`(?:,? “[^”]+”)+)/gu;
    const cited = captured(read('docs/threat-model.md'), cites).flatMap((cite) => {
      const [file = '', titles = ''] = cite.split('`');
      return captured(titles, /“([^”]+)”/gu).map((title) => ({ file, title }));
    });
    expect(cited.length).toBeGreaterThan(30);
    const isThere = ({ file = '', title = '' }) => existsSync(file) && read(file).includes(title);
    expect(cited.filter((one) => !isThere(one))).toEqual([]);
  });

  test('names only existing files', () => {
    const names =
      /`((?:\.github|\.storybook|docs|machines|mocks|packages|public|scripts|src|stories|supabase|tests)\/[\w./-]*)`/gu;
    // Decisions name files of their time, and a package's README those of its reader.
    const own = documents.filter((file) => !/^(?:docs\/decisions\/\d|packages\/)/u.test(file));
    expect(wrongIn(own, names, (name) => existsSync(name))).toEqual([]);
  });
});

test('documents and code name only existing commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = /\bnpm run ([a-z][\w:-]*)\b(?! --workspace)/gu;
  const where = [...documents, ...code, ...files('*.ts')];
  expect(wrongIn(where, commands, (name) => name in scripts)).toEqual([]);
});
