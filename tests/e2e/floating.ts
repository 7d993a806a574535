import { expect, type Page } from '@playwright/test';

/** Phones of today, small and large, upright, and their windows with the browser's bars. */
export const phones = [
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
export const withKeyboard = [
  [320, 280],
  [390, 420],
] as const;

/** Where there is a margin to float in. */
const desks = [
  [1280, 720],
  [1440, 900],
] as const;

/**
 * Runs in the page: what Donate lies over: words, controls, drawings, messages; where it floats, at many
 * places down the page. And where it is out of sight although it floats.
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
  // Where it does not float, the page under it is the same wherever the page is scrolled to.
  const start = floats ? 0 : donate.getBoundingClientRect().top + scrollY - innerHeight / 2;
  const last = floats ? end : start;
  for (let y = start; ; y = Math.min(last, y + innerHeight * 0.3)) {
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
    if (y >= last) break;
  }
  scrollTo(0, 0);
  return [...found];
}

/** The floating Donate lies over nothing and is in sight, on phones, above keyboards and beside desks. */
export async function expectNothingCovered(page: Page): Promise<void> {
  for (const [width, height] of [...phones, ...withKeyboard, ...desks]) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(coveredByDonate);
    expect.soft(covered, `${page.url()} at ${width} × ${height}`).toEqual([]);
  }
}
