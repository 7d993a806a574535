import type { Page } from '@playwright/test';
import { dayAfter } from '../../src/domain/dates.ts';
import { expect, test } from './support.ts';
import { waitForTypefaces } from './typefaces.ts';

test('buttons without a function have a note, and do nothing', async ({ page }) => {
  for (const [path, names] of [
    ['/donate', ['Volunteer', 'Spread the Word', 'Corporate Partnership']],
    ['/volunteer', ['Become a Volunteer', 'Learn More']],
    ['/blog', ['Remote Learning', 'Subscribe']],
    ['/curriculum/k-2', ['View All Courses']],
  ] as const) {
    await page.goto(path);
    for (const name of names) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await expect(button).toHaveAccessibleDescription(/ yet|are coming/iu);
      await button.click();
    }
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
  }
});

/** The dates of the events at build time, in order. */
async function eventDays(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/events')).text();
  return [...html.matchAll(/<time[^>]* datetime="([\d-]+)"/giu)]
    .map(([, day = '']) => day)
    .toSorted();
}

/** The positions of links, headings and the footer on the front page, except the next event's link. */
const homePlaces = () => {
  const next = [...document.querySelectorAll('main h2')].find(
    ({ textContent }) => textContent === 'Next event',
  );
  return [...document.querySelectorAll('main a, main h2, main h3, main figure, footer')]
    .filter((element) => !(element.matches('a') && next?.parentElement?.contains(element)))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    });
};

test('the home page’s next event is that of the visitor’s day, and nothing moves', async ({
  page,
}) => {
  const days = await eventDays(page);
  const link = page.getByRole('heading', { name: 'Next event' }).locator('..').getByRole('link');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const seen = [];
    // Each event's title on the narrowest phone; elsewhere the first one, and no event.
    for (const over of width === 320 ? [0, 1, 2, 3, 4, 5, 6] : [0, 6]) {
      const day = over === 0 ? (days[0] ?? '') : dayAfter(days[over - 1] ?? '');
      await page.clock.setFixedTime(`${day}T17:00:00Z`);
      await page.goto('/');
      await expect(page.locator('main time')).toHaveCount(over === 6 ? 0 : 1);
      if (over < 6)
        await expect(page.locator('main time')).toHaveAttribute('datetime', days[over] ?? '');
      await expect(link).toBeVisible();
      await waitForTypefaces(page);
      seen.push(await page.evaluate(homePlaces));
    }
    for (const one of seen) expect(one, `${width} px`).toEqual(seen[0]);
  }
});

for (const way of ['with', 'without'])
  test(`an event is over when the academy’s day ends, ${way} Temporal`, async ({ page }) => {
    const [first = ''] = await eventDays(page);
    if (way === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
    for (const [time, over] of [
      ['03:30', 0],
      ['05:30', 1],
    ] as const) {
      await page.clock.setFixedTime(`${dayAfter(first)}T${time}:00Z`);
      await page.goto('/events');
      await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(6 - over);
      await expect(page.getByText('It is over')).toHaveCount(over);
      expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(way === 'with');
    }
  });

test('marking three of six events as over moves nothing', async ({ page }) => {
  const days = await eventDays(page);
  expect(days).toHaveLength(6);
  const first = days[0] ?? '';
  const day = dayAfter(days[2] ?? '');
  await page.clock.setFixedTime(`${day}T17:00:00Z`);
  await page.goto('/events');
  await expect(page.getByText('It is over')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(3);
  // Hydration moved nothing.
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main a, main h2, main h3, main svg, footer')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        },
      ),
    );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.setFixedTime(`${day}T17:00:00Z`);
    await page.reload();
    await expect(page.getByText('It is over')).toHaveCount(3);
    await waitForTypefaces(page);
    // Drawings get their size from the full style sheet.
    await page.waitForLoadState('networkidle');
    const today = await places();
    await page.clock.setFixedTime(`${first}T17:00:00Z`);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(6);
    await waitForTypefaces(page);
    await page.waitForLoadState('networkidle');
    expect(await places()).toEqual(today);
  }
});

test('the title announces the form’s errors until they are corrected', async ({ page }) => {
  await page.goto('/contact');
  const title = await page.title();
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await page
      .getByRole('textbox', { name: label })
      .or(page.getByLabel(label))
      .first()
      .fill('ada@example.org');
  }
  await expect(page).toHaveTitle(title);

  await page.goto('/donate');
  await page.getByLabel('Custom amount in dollars').fill('a lot');
  await page.keyboard.press('Tab');
  await expect(page).toHaveTitle(/^Error: Donate/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About us/);
});

test('every event can be put into a calendar, and the blog has a feed', async ({
  page,
  request,
}) => {
  await page.goto('/events');
  const links = await page.getByRole('link', { name: /^Add to calendar/ }).all();
  expect(links).toHaveLength(6);
  for (const link of links) {
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar']);
    expect(await file.text()).toContain('BEGIN:VEVENT');
  }
  await page.goto('/blog');
  const feed = await page.locator('head link[rel="alternate"]').getAttribute('href');
  expect((await request.get(feed ?? '')).status()).toBe(200);
});

test('rarer letters are in separate files', async ({ page }) => {
  await page.goto('/contact');
  await waitForTypefaces(page);
  const rare = page.waitForResponse(/atkinson-hyperlegible-next-ext/u);
  await page.getByLabel('Name', { exact: true }).fill('Łukasz Żółć');
  expect((await rare).ok()).toBe(true);
});
