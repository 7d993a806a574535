import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support.ts';

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'dist/client');

interface Thing {
  '@context'?: string;
  '@type': string;
  [property: string]: unknown;
}

/** The structured data of a built page. */
function thingsIn(file: string): Thing[] {
  const html = readFileSync(path.join(client, file), 'utf8');
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
}

/**
 * Returns what does not conform to schema.org. The types of schema-dts forbid unknown properties and
 * values, so the data are type-checked as TypeScript.
 */
function againstVocabulary(things: readonly Thing[]): string[] {
  // Within the project, where the types resolve.
  const results = path.join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(results, 'structured-data-'));
  try {
    const file = path.join(folder, 'things.ts');
    const checks = things.map(
      (thing, index) =>
        `export const thing${index}: S.WithContext<S.${thing['@type']}> = ${JSON.stringify(thing)};`,
    );
    writeFileSync(file, `import type * as S from 'schema-dts';\n${checks.join('\n')}\n`);
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--pretty',
      'false',
    ];
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['--ignoreConfig', ...options, file], {
      encoding: 'utf8',
    });
    return status === 0 ? [] : stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Google requires besides: https://developers.google.com/search/docs/appearance/structured-data. */
const asked: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  EducationEvent: ['name', 'startDate', 'endDate', 'location', 'eventAttendanceMode', 'organizer'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Person: ['name'],
  EducationalOrganization: ['name'],
};

function lacking(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacking);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  const own = (asked[thing['@type']] ?? [])
    .filter((property) => thing[property] === undefined || thing[property] === '')
    .map((property) => `${thing['@type']} without ${property}`);
  return [...own, ...Object.values(thing).flatMap(lacking)];
}

test('the structured data of every page conform to schema.org and to search engines’ requirements', () => {
  const things = globSync('**/*.html', { cwd: client }).flatMap(thingsIn);
  const types = new Set(things.map((thing) => thing['@type']));
  expect(types).toEqual(new Set(['EducationalOrganization', 'BreadcrumbList', 'ItemList', 'Blog']));
  expect(againstVocabulary(things)).toEqual([]);
  expect(lacking(things)).toEqual([]);
});

test('an unknown property and an unknown value are detected', () => {
  const wrong = { '@context': 'https://schema.org', '@type': 'EducationEvent', name: 'Fair' };
  const atHome = { ...wrong, eventAttendanceMode: 'https://schema.org/AtHome' };
  expect(againstVocabulary([{ ...wrong, begins: '2027-01-21' }, atHome])).toHaveLength(2);
  expect(lacking(wrong)).toContain('EducationEvent without startDate');
});
