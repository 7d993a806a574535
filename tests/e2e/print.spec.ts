import { expect, sharedPageTest as test } from './support.ts';

// What holds for every page on paper: everyPage.spec.ts.

test('on paper /donate names the other ways to support, and how to give instead of a form', async ({
  page,
}) => {
  await page.goto('/donate');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const name of ['Volunteer', 'Spread the Word', 'Corporate Partnership']) {
    await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(main.getByText(/^To give, call us/)).toContainText('(802) 555-0142');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('radio')).toHaveCount(0);
});

test('on paper the row of rings stays together', async ({ page }) => {
  await page.goto('/curriculum');
  await page.emulateMedia({ media: 'print' });
  const ring = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Grades K–2' });
  expect(
    await ring.evaluate((item) =>
      [item, item.parentElement ?? item].map((each) => getComputedStyle(each).breakInside),
    ),
  ).toEqual(['avoid', 'avoid']);
});

test('on paper neither a quotation nor the footer is split, nor a heading left behind', async ({
  page,
}) => {
  await page.goto('/donate');
  await page.emulateMedia({ media: 'print' });
  const style = (selector: string, name: 'breakInside' | 'breakAfter') =>
    page
      .locator(selector)
      .evaluateAll(
        (all, property) => [...new Set(all.map((each) => getComputedStyle(each)[property]))],
        name,
      );
  expect(await style('main figure, body footer', 'breakInside')).toEqual(['avoid']);
  expect(await style('main h1, main h2', 'breakAfter')).toEqual(['avoid']);
});
