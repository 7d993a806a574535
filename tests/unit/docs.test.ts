import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const documents = files('*.md', 'docs/**/*.md', 'packages/*/*.md');
const code = files(
  '{.storybook,board,machines,mocks,packages/*/src,packages/*/tests,scripts,src,stories,supabase,tests}/**/*.{ts,tsx,js,mjs,mdx,sql,html}',
);
const product = read('docs/product.md');

/** `P4` from a heading, `P4.8` from a rule. */
const numbers = [...product.matchAll(/^(?:## |- \*\*)(P\d+(?:\.\d+)?)\b/gmu)].map(
  ([, number = '']) => number,
);
const isNumber = new Set(numbers);

/** The rules that a text cites from `docs/product.md`; undefined for a citation without a number. */
function cited(text: string): (string | undefined)[] {
  return [...text.matchAll(/docs\/product\.md((?:(?:,| and)? P\d+(?:\.\d+)?)*)/gu)].flatMap(
    ([, list = '']) => {
      const found = list.match(/P\d+(?:\.\d+)?/gu);
      return found === null ? [undefined] : [...found];
    },
  );
}

/** A heading's anchor on GitHub. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
}

const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchor(heading));

const withoutBlocks = (text: string) => text.replaceAll(/^( *)```[\s\S]*?^\1```/gmu, '');

describe('the numbers of docs/product.md', () => {
  it('are unique, under their part', () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(numbers.filter((number) => !isNumber.has(number.split('.')[0] ?? ''))).toEqual([]);
  });

  it('exist wherever code cites them', () => {
    const wrong = code
      .filter((file) => file !== 'tests/unit/docs.test.ts')
      .flatMap((file) =>
        cited(read(file))
          .filter((number) => number === undefined || !isNumber.has(number))
          .map((number) => `${file}: ${number ?? 'no number'}`),
      );
    expect(wrong).toEqual([]);
  });

  it('name the test of each', () => {
    const [, rows = ''] = product.split('## The test of each rule');
    const named = [...rows.matchAll(/^\| (P[^|]*)\|/gmu)].flatMap(([, list = '']) =>
      list.trim().split(', '),
    );
    expect(named.toSorted()).toEqual(numbers.filter((number) => number.includes('.')).toSorted());
  });

  it('exist wherever documents name them', () => {
    const wrong = documents.flatMap((file) =>
      (read(file).match(/\bP\d+(?:\.\d+)?\b/gu) ?? [])
        .filter((number) => !isNumber.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('the index of decisions names every decision once, in order, by its number', () => {
  const index = read('docs/decisions/README.md').matchAll(/^\| (\d{3}) +\| \[.+?\]\((.+?)\)/gmu);
  const decisions = files('docs/decisions/[0-9]*.md').map((file) => path.posix.basename(file));
  expect([...index].map(([, number, file]) => [number, file])).toEqual(
    decisions.map((file) => [file.slice(0, 3), file]),
  );
});

describe('a document', () => {
  it('has only working links', () => {
    const wrong = documents.flatMap((file) =>
      [...withoutBlocks(read(file)).matchAll(/\]\(([^)\s]+)\)/gu)]
        .map(([, link = '']) => link)
        .filter((link) => {
          if (/^(?:https?|mailto):/u.test(link)) return false;
          const [name = '', hash] = link.split('#');
          const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
          if (!existsSync(path.join(root, target))) return true;
          return hash !== undefined && !anchors(read(target)).includes(hash);
        })
        .map((link) => `${file}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  it('about attacks names existing tests by words of their titles', () => {
    const cited = [
      ...read('docs/threat-model.md').matchAll(
        /`((?:packages\/[\w-]+\/)?tests\/[^`]+)`((?:,? “[^”]+”)+)/gu,
      ),
    ].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/gu)].map(([, title = '']) => ({ file, title })),
    );
    expect(cited.length).toBeGreaterThan(30);
    const missing = cited.filter(
      ({ file, title }) => !existsSync(path.join(root, file)) || !read(file).includes(title),
    );
    expect(missing).toEqual([]);
  });

  it('names only existing files', () => {
    const isFile =
      /^(?:\.github|\.storybook|board|docs|machines|mocks|packages|public|scripts|src|stories|supabase|tests)\/[\w./-]*$/u;
    const wrong = documents
      // Decisions name files of their time, and a package's README those of its reader.
      .filter((file) => !/^(?:docs\/decisions\/\d|packages\/)/u.test(file))
      .flatMap((file) => {
        const text = read(file);
        const names = [...text.matchAll(/`([^`\n]+)`/gu)].map(([, name = '']) => name);
        return names
          .filter(
            (name) =>
              isFile.test(name) &&
              // A package's document names its own files.
              ![root, path.join(root, path.dirname(file))].some((from) =>
                existsSync(path.join(from, name)),
              ),
          )
          .map((name) => `${file}: ${name}`);
      });
    expect(wrong).toEqual([]);
  });
});

test('documents and code name only existing commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const wrong = [...documents, ...code, ...files('*.ts')].flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)\b(?! --workspace)/gu)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(wrong).toEqual([]);
});
