import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Entry } from '../../packages/storybook-addon-statecharts/tests/support/book.ts';
import { entries, test } from './book.ts';

const docs = entries.filter(({ type }) => type === 'docs');
const pages = docs.filter(({ importPath }) => importPath.endsWith('.mdx'));
const textOf = ({ importPath }: Entry): string => readFileSync(importPath, 'utf8');

test('every documented component and pattern has a guide, whose links lead to entries', () => {
  const parts = docs.filter(({ title }) => /^(?:Components|Patterns)\//.test(title));
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((part) => !pages.includes(part)).map(({ title }) => title)).toEqual([]);
  const lost = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\?path=\/\w+\/([\w-]+)/g)]
      .filter(([, id]) => !entries.some((entry) => entry.id === id))
      .map(([link]) => `${page.importPath}: ${link}`),
  );
  expect(lost).toEqual([]);
});

for (const page of pages.filter((each) => textOf(each).includes('<Anatomy'))) {
  test(`${page.title} numbers the parts of its anatomy, each apart`, async ({ book }) => {
    const usual = book.page.viewportSize();
    // Where numbers are closest.
    await book.page.setViewportSize({ width: 390, height: 844 });
    expect(await book.open(page)).toEqual([]);
    const numbers = book.page.locator('[data-anatomy] > span');
    await expect(numbers).toHaveCount(await book.page.locator('[data-anatomy] + ol > li').count());
    const places = await numbers.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()),
    );
    const overlaps = places.filter(({ x, y }, at) =>
      places.slice(at + 1).some((other) => Math.hypot(x - other.x, y - other.y) < other.width),
    );
    expect(overlaps).toEqual([]);
    // The next test has the same page.
    if (usual !== null) await book.page.setViewportSize(usual);
  });
}
