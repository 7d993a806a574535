import type { Page } from '@playwright/test';
import { eventsFrom } from '../../src/content/events.ts';
import { dayAfter } from '../../src/domain/dates.ts';
import { expect, test, waitForTypefaces } from './support.ts';

/** The dates of the events at build time, in order. */
async function eventDays(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/events')).text();
  return [...html.matchAll(/<time[^>]* datetime="([\d-]+)"/giu)]
    .map(([, day = '']) => day)
    .toSorted();
}

/** Runs in the page: the positions of elements, except the home page's link to the next event. */
const places = (selector: string) => {
  const next = [...document.querySelectorAll('main h2')].find(
    ({ textContent }) => textContent === 'Next event',
  );
  return [...document.querySelectorAll(selector)]
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
  // The narrowest phone, where the titles take most lines.
  await page.setViewportSize({ width: 320, height: 844 });
  const seen = [];
  const lengths = eventsFrom(days[0] ?? '').map(({ title }) => title.length);
  // The first event, the one with the longest title, and none.
  for (const over of [0, lengths.indexOf(Math.max(...lengths)), 6]) {
    const day = over === 0 ? (days[0] ?? '') : dayAfter(days[over - 1] ?? '');
    await page.clock.setFixedTime(`${day}T17:00:00Z`);
    await page.goto('/');
    await expect(page.locator('main time')).toHaveCount(over === 6 ? 0 : 1);
    if (over < 6)
      await expect(page.locator('main time')).toHaveAttribute('datetime', days[over] ?? '');
    await expect(link).toBeVisible();
    await waitForTypefaces(page);
    seen.push(await page.evaluate(places, 'main a, main h2, main h3, main figure, footer'));
  }
  for (const one of seen) expect(one).toEqual(seen[0]);
});

test('an event is over when the academy’s day ends, also on a page that is shown again, and moves nothing', async ({
  page,
}) => {
  const days = await eventDays(page);
  const seen: unknown[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  const three = `${dayAfter(days[2] ?? '')}T17:00:00Z`;
  await page.clock.setFixedTime(three);
  await page.goto('/events');
  await waitForTypefaces(page);
  // Drawings get their size from the full style sheet.
  await page.waitForLoadState('networkidle');
  for (const [over, time] of [
    [3, three],
    [0, `${dayAfter(days[0] ?? '')}T03:30:00Z`],
    [1, `${dayAfter(days[0] ?? '')}T05:30:00Z`],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('It is over')).toHaveCount(over);
    await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(6 - over);
    seen.push(await page.evaluate(places, 'main a, main h2, main h3, main svg, footer'));
  }
  for (const one of seen) expect(one).toEqual(seen[0]);
});

test('the title announces the form’s errors until they are corrected, and forced colours show what a gift reaches', async ({
  page,
}) => {
  await page.goto('/contact');
  const title = await page.title();
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await page.getByLabel(label).fill('ada@example.org');
  await expect(page).toHaveTitle(title);

  await page.goto('/donate');
  // Forced colours omit the fill of the impact that is reached.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.getByLabel('Custom amount in dollars').fill('100');
  const steps = page.locator('ul:has([data-reached]) > li');
  await expect(steps).not.toHaveCount(0);
  const borders = await steps.evaluateAll((all) =>
    all.map((li) => getComputedStyle(li).borderColor),
  );
  expect(new Set(borders).size).toBe(2);
  await page.getByLabel('Custom amount in dollars').fill('a lot');
  await page.keyboard.press('Tab');
  await expect(page).toHaveTitle(/^Error: Donate/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About us/);
});
