// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { evidence } from '../../packages/storybook-addon-statecharts/src/docs/guide/evidence.ts';
import { exampleCode } from '../../packages/storybook-addon-statecharts/src/docs/guide/exampleCode.ts';
import {
  relatedTo,
  type Guide,
  type PatternGuide,
} from '../../packages/storybook-addon-statecharts/src/docs/guide/guide.ts';
import { parts } from '../../board/guides/guides.ts';
import { paste } from '../../board/guides/paste.ts';
import { apart, marksOf } from '../../packages/storybook-addon-statecharts/src/docs/guide/marks.ts';
import { titleIn } from '../../packages/storybook-addon-statecharts/src/pictures/storyTitles.ts';

const modules = import.meta.glob<{ guide: Guide | PatternGuide }>(
  '/stories/{components,patterns}/*.guide.tsx',
  { eager: true },
);
const nameOf = (file: string): string => path.basename(file).replace(/[.].*$/, '');
const guides = Object.entries(modules).map(([file, { guide }]) => ({
  file: file.slice(1),
  name: nameOf(file),
  guide,
}));
const components = guides.flatMap(({ guide, ...rest }) =>
  'anatomy' in guide ? [{ ...rest, guide }] : [],
);

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

test('every component’s guide has an anatomy; a pattern’s may have none', () => {
  const described = components.map(({ name }) => parts[name]);
  const expected = Object.values(parts).filter((title) => title.startsWith('Components/'));
  expect(described).toEqual(expect.arrayContaining(expected));
});

test.for(guides)('the alternatives to $name are other parts', ({ name, guide }) => {
  const others = Object.keys(parts).filter((part) => part !== name);
  const related = relatedTo(guide);
  expect(related.filter((part) => !others.includes(part))).toEqual([]);
  expect(new Set(related).size).toBe(related.length);
});

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : [];
};

test.for(guides)('$name has no empty section', ({ guide }) => {
  expect(everyText(guide).filter((text) => text.trim() === '')).toEqual([]);
});

describe.for(components)('$name', ({ file, guide }) => {
  test('has every part of its anatomy in its example', () => {
    const { container } = render(<guide.anatomy.example />, { wrapper: MemoryRouter });
    const missing = guide.anatomy.parts.filter(([, , , at]) =>
      at === undefined ? container.firstElementChild === null : !container.querySelector(at),
    );
    expect(missing.map(([name, , , at]) => `${name}: ${String(at)}`)).toEqual([]);
  });

  test('draws what to do and what not to do', () => {
    for (const { good, bad } of guide.pairs) {
      for (const draw of [good, bad]) {
        const { container } = render(draw(), { wrapper: MemoryRouter });
        expect(container.childElementCount).toBeGreaterThan(0);
        cleanup();
      }
    }
  });

  test('can be pasted: its example includes its imports', () => {
    const code = exampleCode(readFileSync(file, 'utf8'), paste.importPath);
    const used = [...code.matchAll(/<([A-Z]\w+)/g)].map(([, tag = '']) => tag);
    const imported = [...code.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((one) => one.trim()),
    );
    expect(used.filter((tag) => !imported.includes(tag))).toEqual([]);
    expect(code).not.toMatch(/\.\.\/src|board\/guides/);
  });
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
