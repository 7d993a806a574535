import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyText } from '../../../src/content/legal.ts';
import { storedCount, storedOnDevice } from '../../../src/content/storedOnDevice.ts';

const files = globSync('src/**/*.{ts,tsx,js}').map((file) => {
  // Comments mention storage too.
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return { file, code };
});

/** The text of a constant, from its own file or the one that exports it. */
function valueOf(name: string, code: string): string | undefined {
  const own = new RegExp(`\\bconst ${name} = '([^']+)'`);
  const exported = new RegExp(`\\bexport const ${name} = '([^']+)'`);
  return (own.exec(code) ?? files.map((each) => exported.exec(each.code)).find(Boolean))?.[1];
}

test('the privacy policy lists exactly what the site stores in a browser', () => {
  const used = files.flatMap(({ file, code }) =>
    [...code.matchAll(/\b(local|session)Storage\b(?:\.\w+\(\s*([^,)]+))?/g)].map(
      ([found, area, key = '']) => {
        const value = /^'([^']+)'$/.exec(key)?.[1] ?? valueOf(key, code);
        return value === undefined ? `${file}: which key is ${found}?` : `${area} ${value}`;
      },
    ),
  );
  const listed = storedOnDevice.flatMap(({ area, keys }) => keys.map((key) => `${area} ${key}`));
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());

  const { blocks } = privacyText.sections.find(({ id }) => id === 'on-your-device') ?? {};
  const things = storedOnDevice.map(({ text }) => expect.stringContaining(text) as unknown);
  expect(blocks?.slice(0, 2)).toEqual([
    expect.stringContaining(`for ${storedCount} things:`),
    things,
  ]);
});

test('the site uses no cookies, database or cache', () => {
  const others = /\bdocument\.cookie|\bindexedDB\b|\bcaches\.|cookieStore/;
  expect(files.filter(({ code }) => others.test(code))).toEqual([]);
});
