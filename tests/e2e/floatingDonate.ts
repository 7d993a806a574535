import { expect, type Page } from '@playwright/test';

/** Current phones, small and large, in portrait, with the browser's bars. */
export const phones = [
  [320, 560],
  [390, 844],
  [430, 932],
] as const;

/** The viewport above an open keyboard. */
export const withKeyboard = [
  [320, 280],
  [390, 420],
] as const;

/** Viewports in which Donate depends on a page's content: a phone, and those with a margin for the tab. */
export const contentSizes = [
  [390, 844],
  [1280, 720],
  [1920, 1080],
] as const;

const everySize = [...phones, ...withKeyboard, [768, 1024], [1279, 720], ...contentSizes] as const;

/**
 * Runs in the page: returns what is wrong with Donate's position at the page's top, middle and end, and in
 * between. It is in sight, as a shelf across the foot of the viewport, or as a tab over no words, controls
 * or drawings. In a viewport too low for it, it ends the page.
 */
function faultsOfDonate(): string[] {
  const donate = document.querySelector<HTMLElement>('aside[aria-label="Donate"] a');
  const shelf = donate?.parentElement;
  if (!donate || !shelf) return ['there is no Donate'];
  const isTab = innerWidth >= 1280;
  const end = document.documentElement.scrollHeight - innerHeight;
  const found = new Set<string>();
  const isContent = (element: Element) =>
    element.matches(
      'a, button, input, textarea, select, summary, label, output, svg, svg *, img',
    ) ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const steps = isTab ? Math.ceil(end / (innerHeight * 0.3)) : 4;
  const first = isTab || innerHeight >= 320 ? 0 : steps;
  for (let step = first; step <= steps; step += 1) {
    const y = step === 0 ? 0 : (end * step) / steps;
    scrollTo(0, y);
    const box: DOMRect = donate.getBoundingClientRect();
    const at = (across: number, down: number): Element[] =>
      document.elementsFromPoint(box.left + box.width * across, box.top + box.height * down);
    const isWithin = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    if (!isWithin || at(0.5, 0.5)[0] !== donate) found.add(`it is out of sight at ${y} px`);
    for (const thing of isTab ? [0.1, 0.5, 0.9].flatMap((down) => at(0.5, down)) : [])
      if (!donate.contains(thing) && !thing.contains(donate) && isContent(thing))
        found.add(`it lies over ${thing.localName} "${thing.textContent?.trim().slice(0, 30)}"`);
    const bar = shelf.getBoundingClientRect();
    if (!isTab && Math.abs(bar.bottom - innerHeight) >= 1) found.add(`it is not at the foot, ${y}`);
  }
  if (!isTab) {
    const { left, right, height } = shelf.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(shelf);
    if (left !== 0 || right !== document.documentElement.clientWidth) found.add('it is narrower');
    if (!backgroundColor.startsWith('rgb(')) found.add(`it is see-through: ${backgroundColor}`);
    if (height > 60) found.add(`it is ${height} px high`);
  }
  if (Math.min(donate.offsetWidth, donate.offsetHeight) < 44) found.add('it is smaller than 44 px');
  scrollTo(0, 0);
  return [...found];
}

/** Donate is visible and covers nothing, by default on phones, above keyboards, a tablet and desktops. */
export async function expectNothingCovered(
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[] = everySize,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const faults = await page.evaluate(faultsOfDonate);
    expect.soft(faults, `${page.url()} at ${width} × ${height}`).toEqual([]);
  }
}
