import { expect, type Page } from '@playwright/test';

/** An A4 sheet within its margins, in CSS px. */
const paper = { width: 700, height: 990 };

/** Words too pale for white paper, because printers omit backgrounds. */
function paleOnPaper(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text;
    if (data.trim() === '' || parent === null || parent.closest('svg, script, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    if (1.05 / (luminance(getComputedStyle(parent).color) + 0.05) < 4.5) pale.push(data);
  }
  return pale;
}

/** In print the page fits the width of a sheet, is dark on white, and has no controls. Resets the medium. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(over, 'wider than the paper').toBe(0);
  expect.soft(await page.evaluate(paleOnPaper), 'pale on paper').toEqual([]);
  await expect.soft(page.getByRole('button')).toHaveCount(0);
  await expect.soft(page.getByRole('banner')).toBeHidden();
  await expect.soft(page.getByRole('complementary', { name: 'Donate' })).toBeHidden();
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });
}
