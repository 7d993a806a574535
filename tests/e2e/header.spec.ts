import { expect, test } from './support.ts';

test('the header is one line on every phone', async ({ page }) => {
  await page.goto('/about');
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
  }
});
