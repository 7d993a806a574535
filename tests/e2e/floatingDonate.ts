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

/** A tablet, and viewports with a margin to float in. */
const larger = [
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

/**
 * Runs in the page: returns what is wrong with Donate's position, at many scroll positions. In the margin
 * it covers no words, controls, drawings or messages. As a shelf it shortens the viewport: full width,
 * opaque, at the foot, or below the header where the page ends. Elsewhere, and in low viewports, it is in
 * the flow. Floating, it is always visible.
 */
function faultsOfDonate(): string[] {
  const donate = document.querySelector<HTMLElement>('aside[aria-label="Donate"] a');
  const bar = donate?.parentElement;
  const header = document.querySelector('header');
  const footer = document.querySelector('footer');
  if (!donate || !bar || !header || !footer) return ['there is no Donate'];
  // After a resize it moves when a press would have ended.
  for (const change of bar.parentElement?.getAnimations() ?? []) change.finish();
  const isInMargin = getComputedStyle(donate).position === 'absolute';
  if (!donate.checkVisibility()) {
    const isThere = location.pathname === '/donate' && innerWidth < 1280;
    return isThere ? [] : ['Donate is not shown'];
  }
  const floats = isInMargin || innerHeight >= 480;
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const isContent = (element: Element) =>
    element.matches(
      'a, button, input, textarea, select, summary, label, output, svg, svg *, img, [role="alert"], [role="status"]',
    ) || hasWords(element);
  const found = new Set<string>();
  const end = document.documentElement.scrollHeight - innerHeight;
  const lieUnder = (box: DOMRect) => {
    for (let step = 0; step < 25; step += 1) {
      const x = box.left + (box.width * ((step % 5) + 0.5)) / 5;
      const y = box.top + (box.height * (Math.floor(step / 5) + 0.5)) / 5;
      const at: Element[] = document.elementsFromPoint(x, y);
      // Corners are round, and the header covers what is docked.
      const under: Element[] = at[0] !== undefined && bar.contains(at[0]) ? at : [];
      for (const thing of under) {
        if (thing.contains(bar) || bar.contains(thing) || !isContent(thing)) continue;
        found.add(`it lies over ${thing.localName} "${thing.textContent?.trim().slice(0, 30)}"`);
      }
    }
  };
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1;
  // In the flow, what lies under it does not depend on scrolling.
  const start = floats
    ? 0
    : Math.min(end, bar.getBoundingClientRect().top + scrollY - innerHeight / 2);
  const last = floats ? end : start;
  // A shelf moves only near the page's end.
  const isSteady = (y: number) => floats && !isInMargin && y < end - innerHeight * 1.5;
  const next = (y: number) => y + Math.max(innerHeight * 0.3, isSteady(y) ? end / 5 : 0);
  for (let y = start; ; y = Math.min(last, next(y))) {
    scrollTo(0, y);
    const box = donate.getBoundingClientRect();
    const shelf = bar.getBoundingClientRect();
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isVisible = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    if (floats && !(isVisible && donate.contains(middle)))
      found.add(`it is out of sight at ${y} px`);
    const isAtFoot = isNear(shelf.bottom, innerHeight);
    const isBelowHeader = isNear(shelf.top, header.getBoundingClientRect().bottom);
    const isDocked = isNear(shelf.bottom, footer.getBoundingClientRect().top);
    if (isInMargin) lieUnder(box);
    else if (isDocked) lieUnder(shelf);
    else if (!floats) found.add(`it floats in a low window, at ${y} px`);
    else if (y === end ? !isBelowHeader : !isAtFoot && !isBelowHeader) {
      found.add(`it is not at the window’s edge at ${y} px`);
    }
    if (y >= last) break;
  }
  if (!isInMargin) {
    const { left, right, height } = bar.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(bar);
    if (left !== 0 || right !== document.documentElement.clientWidth) found.add('it is narrower');
    if (!backgroundColor.startsWith('rgb(')) found.add(`it is see-through: ${backgroundColor}`);
    if (height > 60) found.add(`it is ${height} px high`);
  }
  if (Math.min(donate.offsetWidth, donate.offsetHeight) < 44) found.add('it is smaller than 44 px');
  scrollTo(0, 0);
  return [...found];
}

/** Donate is visible and covers nothing, on phones, above keyboards, on a tablet and on desktops. */
export async function expectNothingCovered(page: Page): Promise<void> {
  for (const [width, height] of [...phones, ...withKeyboard, ...larger]) {
    await page.setViewportSize({ width, height });
    const faults = await page.evaluate(faultsOfDonate);
    expect.soft(faults, `${page.url()} at ${width} × ${height}`).toEqual([]);
  }
}
