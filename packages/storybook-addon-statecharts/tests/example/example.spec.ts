import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { bookTest, entriesOf } from '../support/book.ts';

/** The example's Storybook, built by its `npm run build-storybook`. */
const folder = path.join(import.meta.dirname, '../../example/storybook-static');
const test = bookTest({ folder });
const entries = entriesOf(folder);

test('a storyboard file yields a drawing, a story for each state and walks', () => {
  const own = entries.filter(({ title }) => title === 'Storyboards/Feedback');
  expect(own.map(({ name }) => name).join(', ')).toBe(
    'Storyboard, Asked, Saying why, Sending, Not sent, Thanked, Closed, Every Transition',
  );
});

test('a storyboard that throws is a page with its error, and breaks no other story', async ({
  book,
}) => {
  await book.open({ id: 'storyboards-broken--storyboard', type: 'story' });
  await expect(book.page.getByText('This machine cannot be loaded')).toBeVisible();
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Returns axe's violations by rule. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run('#storybook-root')`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

for (const entry of entries.filter(({ title }) => title !== 'Storyboards/Broken')) {
  test(`${entry.title} › ${entry.name}`, async ({ book }) => {
    expect(await book.open(entry)).toEqual([]);
    if (entry.type === 'story') expect(await violationsIn(book.page)).toEqual([]);
  });
}

test('a storyboard is readable in the dark theme and in forced colours', async ({ book }) => {
  const { page } = book;
  const entry = { id: 'storyboards-feedback--storyboard', type: 'story' } as const;
  await book.open(entry, 'dark');
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    await book.open(entry);
    const { text, ground, titles, ways, words } = await page.evaluate(() => {
      const system = document.createElement('p');
      system.style.cssText = 'color: CanvasText; background: Canvas';
      document.body.append(system);
      const styles = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element));
      return {
        text: getComputedStyle(system).color,
        ground: getComputedStyle(system).backgroundColor,
        titles: styles('#storybook-root h1').map(({ color }) => color),
        ways: styles('[data-edge] > path').map(({ stroke }) => stroke),
        words: styles('main button').map(({ color }) => color),
      };
    });
    expect(titles).toEqual([text]);
    expect(ways.length).toBeGreaterThan(3);
    expect([...ways, ...words]).not.toContain(ground);
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('a storyboard has the Storybook’s typeface and colours and none of the project’s rules', async ({
  book,
}) => {
  const { page } = book;
  const entry = { id: 'storyboards-traffic-light--storyboard', type: 'story' } as const;
  for (const [theme, paper] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(27, 28, 29)'],
  ] as const) {
    // Without a theme in the toolbar, the system's applies.
    await page.emulateMedia({ colorScheme: theme });
    expect(await book.open(entry)).toEqual([]);
    const heading = page.getByRole('heading', { level: 1, name: 'Traffic light' });
    // The project's own rules: Georgia, 3.2em, rebeccapurple, black buttons with round corners.
    await expect(heading).toHaveCSS('font-family', /^"Nunito Sans"/);
    await expect(heading).not.toHaveCSS('color', 'rgb(102, 51, 153)');
    await expect(page.getByRole('main').locator('..')).toHaveCSS('background-color', paper);
    await expect(page.getByRole('button', { name: 'Fit', exact: true })).not.toHaveCSS(
      'background-color',
      'rgb(26, 26, 26)',
    );
  }
});

test('a scenario lights its path', async ({ book }) => {
  const { page } = book;
  await book.open({ id: 'storyboards-feedback--storyboard', type: 'story' });
  await page.getByRole('button', { name: /the server is down when I complain/ }).click();
  await expect(page.getByText('Nothing is lost: the comment stays')).toBeVisible();
});

test('the panel follows the form’s state', async ({ book, page }) => {
  await page.goto(new URL('./?path=/story/storyboards-feedback--failed', book.page.url()).href);
  await page.getByRole('tab', { name: 'State' }).click();
  const panel = page.getByRole('tabpanel', { name: 'State' });
  await expect(panel.locator('code')).toHaveText('failed');
  await expect(panel).not.toContainText('Also on this page');
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('button', { name: 'Change it' }).click();
  await expect(panel.locator('code')).toHaveText('form');
});
