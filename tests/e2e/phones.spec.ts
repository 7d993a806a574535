import type { Page } from '@playwright/test';
import { answeringNotFound, prerendered } from './pageList.ts';
import { signIn } from './sessionSupport.ts';
import { expect, test } from './support.ts';

/** Phones of today, small and large, upright, and their windows with the browser's bars. */
const phones = [
  [320, 560],
  [320, 640],
  [320, 844],
  [360, 560],
  [360, 640],
  [360, 844],
  [390, 560],
  [390, 640],
  [390, 844],
  [430, 560],
  [430, 740],
  [430, 932],
] as const;

/** What is left of a window while the keyboard is open. */
const withKeyboard = [
  [320, 280],
  [390, 420],
] as const;

/** Where there is a margin to float in. */
const desks = [
  [1280, 720],
  [1440, 900],
] as const;

/**
 * Runs in the page: what the floating Donate lies over, at many places down the page: words, controls,
 * drawings, messages. And where it is out of sight although it floats.
 */
function coveredByDonate(): string[] {
  const donate = [...document.querySelectorAll('footer a')].find(
    ({ textContent }) => textContent === 'Donate',
  );
  if (donate === undefined) return ['there is no Donate'];
  const floats = getComputedStyle(donate.parentElement ?? donate).position === 'fixed';
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const isThing = (element: Element) =>
    element.matches(
      'a, button, input, textarea, select, summary, label, output, svg, svg *, img, [role="alert"], [role="status"]',
    ) || hasWords(element);
  const end = document.documentElement.scrollHeight - innerHeight;
  const found = new Set<string>();
  for (let y = 0; ; y = Math.min(end, y + innerHeight * 0.3)) {
    scrollTo(0, y);
    const box = donate.getBoundingClientRect();
    if (floats && (box.top < 0 || box.bottom > innerHeight || box.right > innerWidth)) {
      found.add('Donate floats out of sight');
    }
    for (let step = 0; step < 25; step += 1) {
      const x = box.left + (box.width * ((step % 5) + 0.5)) / 5;
      const at: Element[] = document.elementsFromPoint(
        x,
        box.top + (box.height * (Math.floor(step / 5) + 0.5)) / 5,
      );
      // Corners are round, and the header goes over what is docked.
      const isOnTop: boolean = at[0] !== undefined && donate.contains(at[0]);
      const under: Element[] = isOnTop ? at : [];
      for (const thing of under) {
        if (thing.contains(donate) || donate.contains(thing) || !isThing(thing)) continue;
        found.add(`${thing.localName} "${thing.textContent?.trim().slice(0, 30) ?? ''}"`);
      }
    }
    if (y >= end) break;
  }
  scrollTo(0, 0);
  return [...found];
}

async function expectNothingCovered(page: Page): Promise<void> {
  for (const [width, height] of [...phones, ...withKeyboard, ...desks]) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(coveredByDonate);
    expect.soft(covered, `${page.url()} at ${width} × ${height}`).toEqual([]);
  }
}

// A trace of every step doubles the time; what is wrong stands in the message.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' }, provokes: /status of 404/ });

const half = Math.ceil(prerendered.length / 2);
for (const [part, pathnames] of [
  ['first half', prerendered.slice(0, half)],
  ['second half', [...prerendered.slice(half), ...answeringNotFound.slice(0, 1)]],
] as const) {
  test(`the floating Donate lies over nothing, on phones and beside desks: ${part} of the pages`, async ({
    page,
  }) => {
    for (const pathname of pathnames) {
      await page.goto(pathname);
      await expectNothingCovered(page);
    }
  });
}

test('nor over the dashboard, and leads to /donate', async ({ page }, info) => {
  await signIn(page, info);
  await expectNothingCovered(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveURL('/donate');
});

test('nor over what is wrong with a form, and the field at work stays in sight', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNothingCovered(page);
  for (const [width, height] of withKeyboard) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Password').focus();
    await expect(page.getByLabel('Password')).toBeInViewport({ ratio: 1 });
  }
});

/** The share of the window that the header keeps while one reads on. */
async function headersShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 600));
  return page.getByRole('banner').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return Math.max(0, bottom - Math.max(0, top)) / innerHeight;
  });
}

test('the header stays where it is a small share of the window, and goes with the page elsewhere', async ({
  page,
}) => {
  await page.goto('/legal/privacy');
  const shares: Record<string, number> = {};
  for (const percent of [100, 150, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', `${size}%`);
    }, percent);
    for (const [width, height] of [...phones, [844, 390], [1280, 800], [320, 256]] as const) {
      await page.setViewportSize({ width, height });
      const share = await headersShare(page);
      shares[`${percent} % at ${width} × ${height}`] = share;
      expect.soft(share, `${percent} % at ${width} × ${height}`).toBeLessThan(0.17);
    }
  }
  expect(shares['100 % at 390 × 844']).toBeGreaterThan(0);
  expect(shares['100 % at 320 × 560']).toBeGreaterThan(0);
  expect(shares['200 % at 390 × 844']).toBe(0);
});

test('so it does with the browser’s own text size at 200 %', async ({ playwright, baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(new URL('/', baseURL).href);
  const size = () => getComputedStyle(document.documentElement).fontSize;
  expect([await page.evaluate(size), await headersShare(page)]).toEqual(['32px', 0]);
  await browser.close();
});

test('the footer is shorter than a phone’s window', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [360, 844],
    [390, 844],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height, `${width} × ${height}`).toBeLessThan(height - 76);
  }
});
