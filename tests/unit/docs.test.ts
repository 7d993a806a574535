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

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];
/** What `pattern` captures in files, unless it is right, with the file. */
const wrongIn = (
  where: readonly string[],
  pattern: RegExp,
  isRight: (found: string, file: string) => boolean,
): string[] =>
  where.flatMap((file) =>
    matches(read(file), pattern)
      .map(([, found = '']) => found)
      .filter((found) => !isRight(found, file))
      .map((found) => `${file}: ${found}`),
  );

/** `P4` from a heading, `P4.8` from a rule. */
const numbers = matches(product, /^(?:## |- \*\*)(P\d+(?:\.\d+)?)\b/gmu).map(
  ([, number = '']) => number,
);
const isNumber = (number: string) => numbers.includes(number);

describe('the numbers of docs/product.md', () => {
  test('are unique, under their part', () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(numbers.filter((number) => !isNumber(number.split('.')[0] ?? ''))).toEqual([]);
  });

  test('exist wherever code cites them and documents name them', () => {
    const citations = /docs\/product\.md((?:(?:,| and)? P\d+(?:\.\d+)?)*)/gu;
    const areNumbers = (list: string) => list.match(/P[\d.]+\d|P\d/gu)?.every(isNumber) ?? false;
    expect(wrongIn(code, citations, areNumbers)).toEqual([]);
    expect(wrongIn(documents, /\b(P\d+(?:\.\d+)?)\b/gu, isNumber)).toEqual([]);
  });

  test('name the test of each', () => {
    const [, rows = ''] = product.split('## The test of each rule');
    const named = matches(rows, /^\| (P[^|]*)\|/gmu).flatMap(([, list = '']) =>
      list.trim().split(', '),
    );
    expect(named.toSorted()).toEqual(numbers.filter((number) => number.includes('.')).toSorted());
  });
});

test('the index of decisions names every decision once, in order, by its number', () => {
  const index = matches(read('docs/decisions/README.md'), /^\| (\d{3}) +\| \[.+?\]\((.+?)\)/gmu);
  const decisions = files('docs/decisions/[0-9]*.md').map((file) => path.basename(file));
  expect(index.map(([, number, file]) => [number, file])).toEqual(
    decisions.map((file) => [file.slice(0, 3), file]),
  );
});

/** GitHub's anchors of a document's headings. */
const anchors = (text: string) =>
  matches(text, /^#+ (.+)$/gmu).map(([, heading = '']) =>
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
    const cited = matches(
      read('docs/threat-model.md'),
      /`((?:packages\/[\w-]+\/)?tests\/[^`]+)`((?:,? “[^”]+”)+)/gu,
    ).flatMap(([, file = '', titles = '']) =>
      matches(titles, /“([^”]+)”/gu).map(([, title = '']) => ({ file, title })),
    );
    expect(cited.length).toBeGreaterThan(30);
    expect(
      cited.filter(({ file, title }) => !existsSync(file) || !read(file).includes(title)),
    ).toEqual([]);
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
