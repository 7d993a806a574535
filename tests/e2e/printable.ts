import { expect, type Page } from '@playwright/test';

/** An A4 sheet within its margins, in CSS px. */
const paper = { width: 700, height: 990 };

/** Words too pale for white paper, because printers omit backgrounds: a grey of 118 has 4.5 to 1. */
function paleOnPaper(): string[] {
  const isPale = (color: string) =>
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .some((part) => Number(part) > 118);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text;
    if (data.trim() === '' || parent === null || parent.closest('svg, script, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    if (isPale(getComputedStyle(parent).color)) pale.push(data);
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
