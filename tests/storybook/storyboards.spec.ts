import { expect, type Page } from '@playwright/test';
import { test } from './book.ts';

const storyboard = (name: string) =>
  ({ id: `storyboards-${name}--storyboard`, type: 'story' }) as const;

test.beforeEach(async ({ book }) => {
  await book.page.setViewportSize({ width: 1140, height: 820 });
  // Selecting the open story would not reload it.
  await book.open(storyboard('toasts'));
});

test('steps on the real screen are highlighted in the storyboard until the path restarts', async ({
  book,
}) => {
  await book.open(storyboard('sign-in'));
  const { page } = book;
  const asking = page.locator('[data-item="submitting"]');
  await expect(asking).toBeVisible();
  const initialColor = await asking.evaluate((node) => getComputedStyle(node).backgroundColor);

  await page.getByRole('button', { name: 'Live' }).click();
  const screen = page.frameLocator('iframe');
  await screen.getByLabel('Email').fill('student@tallygrove.test');
  await screen.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByText('Asking for the link (moved by hand)')).toBeVisible();
  await expect(asking).not.toHaveCSS('background-color', initialColor);
  // It offers the possible next events too.
  const next = page.getByRole('region', { name: 'Live' }).getByRole('list').last();
  await expect(next.getByRole('button').first()).toBeEnabled();

  await page.getByRole('button', { name: 'Back to the path' }).click();
  await expect(page.getByText('moved by hand')).toBeHidden();
  await expect(screen.getByLabel('Email')).toHaveValue('');
  await expect(asking).toHaveCSS('background-color', initialColor);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toBeHidden();
});

test('a collapsed state is found, expanded, scrolled into view and focused', async ({ book }) => {
  await book.open(storyboard('session'));
  const { page } = book;
  await page.getByLabel('Find a state').fill('Renewing');
  await page.keyboard.press('Enter');
  const found = page.locator('[data-item="signedIn.freshness.refreshing"]');
  // The browser computes layouts that are not cached.
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  // Readable: fitted to the window it would be a few pixels wide.
  await expect.poll(async () => (await found.boundingBox())?.width ?? 0).toBeGreaterThan(90);
});

/** Sizes in px on screen of all visible words, and those below the minimum. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (words.nextNode() !== null) {
      const { currentNode: text } = words;
      const parent = text.parentElement;
      if (parent === null || (text.textContent ?? '').trim() === '') continue;
      let scale = 1;
      let isHidden = !parent.checkVisibility({ visibilityProperty: true });
      for (let each: Element | null = parent; each !== null; each = each.parentElement) {
        const style = getComputedStyle(each);
        scale *= new DOMMatrixReadOnly(style.transform).a;
        isHidden ||= style.clipPath === 'inset(50%)';
      }
      const px = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (!isHidden && px < 11) small.push(`${px} px: ${text.textContent ?? ''}`);
    }
    return small;
  });

test('a question’s path is readable at 1440 × 900, with its end visible', async ({ book }) => {
  const { page } = book;
  // The space beside the sidebar and the toolbar.
  await page.setViewportSize({ width: 1140, height: 860 });
  await book.open(storyboard('session'));
  const questions = page.getByRole('region', { name: 'What happens when …' }).getByRole('button');
  await expect(questions).toHaveCount(5);
  expect(await tooSmall(page)).toEqual([]);
  for (const question of await questions.all()) {
    await question.click();
    const strip = page.getByRole('list', { name: /^What happens when / });
    await expect(strip.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => tooSmall(page)).toEqual([]);
  }
});

test('print contains the whole storyboard with its pictures and every answer, and no empty page', async ({
  book,
}) => {
  const { page } = book;
  const pages = async (name: string): Promise<number> => {
    await book.open(storyboard(name));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  };
  expect(await pages('contact')).toBe(1);
  expect(await pages('session')).toBe(3);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  try {
    const drawing = page.getByRole('main').locator('svg:has(image)');
    await expect(drawing).toBeVisible();
    await expect(drawing).toContainText('Opening a mailed link');
    expect(await drawing.locator('image').count()).toBeGreaterThan(8);
    await expect(page.getByRole('heading', { name: /^What happens when / })).toHaveCount(5);
    for (const answer of ['The service refuses it, nobody is signed in', 'nothing private stays']) {
      await expect(page.getByText(answer)).toBeVisible();
    }
  } finally {
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
});
