// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { evidence } from '../../packages/storybook-addon-statecharts/src/docs/guide/evidence.ts';
import {
  relatedTo,
  type Guide,
} from '../../packages/storybook-addon-statecharts/src/docs/guide/guide.ts';
import { parts } from '../../board/guides/guides.ts';
import { apart, marksOf } from '../../packages/storybook-addon-statecharts/src/docs/guide/marks.ts';
import { titleIn } from '../../packages/storybook-addon-statecharts/src/pictures/storyTitles.ts';

const modules = import.meta.glob<Guide>('/stories/{components,patterns}/*.guide.tsx', {
  eager: true,
  import: 'guide',
});
const nameOf = (file: string): string => path.basename(file).replace(/[.].*$/, '');
const guides = Object.entries(modules).map(([file, guide]) => ({ name: nameOf(file), guide }));

afterEach(cleanup);

test('every page of a component or a pattern has a guide beside it', () => {
  const pages = globSync('stories/{components,patterns}/*.stories.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    // Components without a docs page need no guide.
    const hasPage = !/^const meta = [^]*?^ {2}tags: \['!autodocs'\],$[^]*?^\}\);$/m.test(
      source.slice(0, source.indexOf('meta.story(')),
    );
    return hasPage ? [[nameOf(file), titleIn(source, file)]] : [];
  });
  expect(Object.fromEntries(pages)).toEqual(parts);
});

test.for(guides)('the alternatives to $name are other parts', ({ name, guide }) => {
  const others = Object.keys(parts).filter((part) => part !== name);
  const related = relatedTo(guide);
  expect(related.filter((part) => !others.includes(part))).toEqual([]);
  expect(new Set(related).size).toBe(related.length);
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
