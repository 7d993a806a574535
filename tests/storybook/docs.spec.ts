import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { entries, test } from './book.ts';

for (const page of entries.filter(({ type }) => type === 'docs')) {
  if (!readFileSync(page.importPath, 'utf8').includes('  parts: {')) continue;
  test(`${page.title} numbers the parts of its anatomy, each apart`, async ({ book }) => {
    const usual = book.page.viewportSize();
    // Where numbers are closest.
    await book.page.setViewportSize({ width: 390, height: 844 });
    expect(await book.open(page)).toEqual([]);
    const numbers = book.page.locator('[data-anatomy] > span');
    const parts = book.page.locator('[data-anatomy] + ol > li');
    await expect(parts).not.toHaveCount(0);
    await expect(numbers).toHaveCount(await parts.count());
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
