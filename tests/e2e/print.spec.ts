import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { blockScripts, expect, test } from './support.ts';

// everyPage.spec.ts covers every page in print.

const style = (all: Locator, name: 'breakInside' | 'breakAfter') =>
  all.evaluateAll(
    (each, property) => [...new Set(each.map((one) => getComputedStyle(one)[property]))],
    name,
  );

test('printed, /donate shows the other ways to support, and how to give, without the form', async ({
  page,
}) => {
  await page.goto('/donate');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const name of ['Volunteer', 'Spread the Word', 'Corporate Partnership']) {
    await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(main.getByText(/^You can’t pay online yet/)).toBeVisible();
  await expect(main.getByRole('link', { name: '(802) 555-0142' }).first()).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('radio')).toHaveCount(0);
  // No quotation is split.
  expect(await style(page.locator('main figure'), 'breakInside')).toEqual(['avoid']);
});

test('printed before it has loaded, a page is there, and the dashboard explains itself', async ({
  page,
}) => {
  const scripts = await blockScripts(page);
  await page.addInitScript(() => localStorage.setItem('tallygrove.session', '{}'));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(main.getByText(/^This page had not loaded when it was printed/)).toBeVisible();
  await expect(main.getByText('Checking who is signed in').filter({ visible: true })).toHaveCount(
    0,
  );
  scripts.lose();
});

/** The text of each printed page. */
async function printedPages(page: Page): Promise<string[]> {
  const margin = '0.5in';
  const bytes = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await pdf.loadingTask.destroy();
  return pages;
}

test('printed, each track of /curriculum has a page, and its line; nothing is split', async ({
  page,
}) => {
  await page.goto('/curriculum');
  const pages = await printedPages(page);
  const pageOf = (words: string) => pages.findIndex((text) => text.includes(words));
  expect(['Curriculum', 'Money lessons by age'].map(pageOf)).toEqual([0, 0]);
  const first = pageOf('Week 24: done');
  expect(pageOf('Technology')).toBe(first);
  expect(['Entrepreneurship', 'Week 16: done'].map(pageOf)).toEqual([first + 1, first + 1]);
  expect(pages.length).toBeLessThanOrEqual(4);
  // Print and forced colors omit fills.
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    const lines = await page.locator('main ol > li:has(h3 + ul)').evaluateAll((stations) =>
      stations.map((station) => {
        const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(
          station,
          '::before',
        );
        return `${borderInlineStartWidth} ${borderInlineStartStyle}`;
      }),
    );
    expect(lines).toEqual(
      Array.from({ length: 11 }, () => expect.stringMatching(/^\d+px solid$/u)),
    );
  }
  await page.emulateMedia({ media: 'print' });
  const rings = page.getByRole('region', { name: 'Money lessons by age' });
  for (const whole of [
    rings.getByRole('list'),
    rings.getByRole('listitem'),
    page.locator('body footer'),
  ])
    expect(await style(whole, 'breakInside')).toEqual(['avoid']);
  expect(await style(page.locator('main h1, main h2'), 'breakAfter')).toEqual(['avoid']);
});
