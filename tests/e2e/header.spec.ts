import { expect, test } from './support.ts';
import { smallTargets } from './targets.ts';

/**
 * Firefox and WebKit set the header's letters up to 8 px wider than Chromium. Set by script, because the
 * policy allows no style element.
 */
function setLettersWider(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header { letter-spacing: 0.02em }');
  document.adoptedStyleSheets = [sheet];
}

test('the header is one line on every phone, with letters a little wider', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(setLettersWider);
  const header = page.getByRole('banner');
  const controls = header.locator('a:visible, button:visible, summary:visible');
  for (let width = 320; width <= 430; width += 5) {
    await page.setViewportSize({ width, height: 700 });
    const lines = await controls.evaluateAll((all) => {
      const middles = all.map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
      return Math.max(...middles) - Math.min(...middles);
    });
    expect(lines, `at ${width} px`).toBeLessThan(4);
    expect(await page.evaluate(smallTargets), `at ${width} px`).toEqual([]);
  }
});
