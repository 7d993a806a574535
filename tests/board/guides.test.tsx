// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { evidence } from '../../packages/storybook-addon-statecharts/src/docs/guide/evidence.ts';
import { relatedTo } from '../../packages/storybook-addon-statecharts/src/docs/guide/guide.ts';
import type { Guide } from '../../board/guides/guide.ts';
import { apart, marksOf } from '../../packages/storybook-addon-statecharts/src/docs/guide/marks.ts';
import { partAt, parts } from '../../board/guides/parts.ts';
import { titleIn } from '../../packages/storybook-addon-statecharts/src/pictures/storyTitles.ts';

const modules = import.meta.glob<Guide>('/stories/{components,patterns}/*.guide.tsx', {
  eager: true,
  import: 'guide',
});
const nameOf = (file: string): string => path.basename(file).replace(/[.].*$/, '');
const guides = Object.entries(modules).map(([file, guide]) => ({ name: nameOf(file), guide }));

afterEach(cleanup);

test('every page of a component or a pattern is a part, and has a guide beside it', () => {
  const pages = globSync('stories/{components,patterns}/*.stories.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    // Components without a docs page need no guide.
    const hasPage = !/^const meta = [^]*?^ {2}tags: \['!autodocs'\],$[^]*?^\}\);$/m.test(
      source.slice(0, source.indexOf('meta.story(')),
    );
    return hasPage ? [[nameOf(file), titleIn(source, file)]] : [];
  });
  expect(Object.fromEntries(pages)).toEqual(parts);
  expect(guides.map(({ name }) => name).toSorted()).toEqual(Object.keys(parts).toSorted());
});

test.for(guides)('$name never leads to itself', ({ name, guide }) => {
  expect(relatedTo(guide)).not.toContain(name);
});

test('the related parts are the alternatives, each once', () => {
  expect(
    relatedTo({
      avoid: [
        ['To go', 'Link'],
        ['To choose', ['Radio', 'Link']],
        ['To wait', { words: 'nothing' }],
      ],
    }),
  ).toEqual(['Link', 'Radio']);
});

test.for(guides)('$name has every part of its anatomy in its example', ({ guide }) => {
  const { example, parts: marked } = guide.anatomy ?? { example: null, parts: [] };
  const { container } = render(example, { wrapper: MemoryRouter });
  const missing = marked.filter(([, , , at]) =>
    at === undefined ? container.firstElementChild === null : !container.querySelector(at),
  );
  expect(missing.map(([name, , , at]) => `${name}: ${String(at)}`)).toEqual([]);
});

test.for(guides)('$name draws what to do and what not to do', ({ guide }) => {
  for (const drawn of (guide.pairs ?? []).flatMap(({ good, bad }) => [good, bad])) {
    const { container } = render(drawn, { wrapper: MemoryRouter });
    expect(container.childElementCount).toBeGreaterThan(0);
    cleanup();
  }
});

test('a title in the sidebar leads to its part, and other titles to none', () => {
  expect([partAt('Components/Button'), partAt('Screens/Home')]).toEqual(['Button', undefined]);
});

test('overlapping numbers are moved apart, in order and within the frame', () => {
  expect(apart([100, 104, 101], 34, 400)).toEqual([100, 168, 134]);
  expect(apart([390, 395], 34, 400)).toEqual([344, 378]);
  const box = { x: 60, y: 60, width: 100, height: 50 };
  expect(
    marksOf({ width: 220, height: 170 }, [
      { side: 'left', box },
      { side: 'top', box },
    ]),
  ).toEqual([
    { x: 22, y: 85, toX: 60, toY: 85 },
    { x: 110, y: 22, toX: 110, toY: 60 },
  ]);
});

test('what is known of a part is counted from its stories', () => {
  const chromatic = { modes: { light: {}, dark: {}, 'forced-colors': {} } };
  expect(
    evidence([
      { id: 'a--a', parameters: { chromatic } },
      { id: 'a--b', parameters: { chromatic: { disableSnapshot: true } } },
    ]),
  ).toBe(
    '2 states, 3 accepted pictures in light, dark, and forced colours; each checked for accessibility in light and dark.',
  );
});
