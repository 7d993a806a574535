import { expect, type Locator, type Page } from '@playwright/test';
import { clippedText } from './clippedText.ts';

/** The horizontal overflow in CSS px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * A reader's text spacing (WCAG 1.4.12). Set by script, because the page's policy allows no style element.
 */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function expectFits(page: Page, state: string): Promise<void> {
  expect.soft(await overflow(page), state).toBe(0);
  expect.soft(await page.evaluate(clippedText), state).toEqual([]);
}

/** The page fits 320 px, text at twice the size, and text spacing. Resets the text. */
export async function expectReflow(page: Page): Promise<void> {
  // 1280 px at a zoom of 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await expectFits(page, 'at 320 px');
  await page.evaluate(spaceOut);
  await expectFits(page, 'spaced out at 320 px');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectFits(page, 'spaced out at 1280 px');

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.setProperty('font-size', '200%');
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `200 % at ${width} px`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/**
 * Runs in the page: the parts of an element outside of the viewport, and its controls that scrolling cannot
 * reach.
 */
function unreachable(root: Element): string[] {
  const name = (of: Element | null) => of?.textContent?.trim().slice(0, 40) ?? 'nothing';
  const lost = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect();
    const isVisible = width > 1 && element.checkVisibility({ visibilityProperty: true });
    // Visually hidden, or drawn.
    if (!isVisible || element.closest('svg, img[alt=""], [aria-hidden="true"]') !== null) continue;
    if (left < -1 || right > innerWidth + 1)
      lost.add(`${element.localName} from ${left} to ${right}: ${name(element)}`);
    if (!element.matches('a, button, input, textarea, summary')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The first line of a link over two lines.
    const [box = new DOMRect()] = element.getClientRects();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!element.contains(top) && top?.closest('label')?.contains(element) !== true)
      lost.add(`${name(top)} on ${name(element)}`);
  }
  return [...lost];
}

/** All of an element is within the viewport, and each control can be scrolled to and pressed. */
export async function expectReachable(within: Locator, state: string): Promise<void> {
  expect.soft(await within.evaluate(unreachable), state).toEqual([]);
}

/** Runs in the page: waits until the shelf has moved, after half a second (FloatingDonate.css.ts). */
async function settled(): Promise<void> {
  document.body.getBoundingClientRect();
  const moves = document.getAnimations().filter((move) => move instanceof CSSTransition);
  await Promise.all(moves.map(({ finished }) => finished));
}

/**
 * Runs a check on the smallest phone and in landscape, with text at its size and at twice that. Resets the
 * text.
 */
export async function onSmallPhones(page: Page, look: (state: string) => Promise<void>) {
  for (const percent of [100, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', `${size}%`);
    }, percent);
    for (const [width, height] of [
      [320, 560],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(settled);
      await look(`${percent} % at ${width} px`);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
