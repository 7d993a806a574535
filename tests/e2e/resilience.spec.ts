import { signInAs } from './sessionSupport.ts';
import { answering, blockScripts, expect, test } from './support.ts';

/** Like translation tools: moves every text into two nested <font> elements. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, noscript, font')) continue;
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    if (outer === undefined || inner === undefined) return;
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data.toUpperCase());
  }
}

test('after a translation tool the dashboard still changes tabs, shows toasts, and signs out', async ({
  page,
}, info) => {
  await signInAs(page, info, 'admin@tallygrove.test');
  const main = page.getByRole('main');
  await expect(main.getByRole('tab')).toHaveCount(6);
  await page.evaluate(translate);
  await main.getByRole('tab').nth(2).click();
  await expect(main.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('tabpanel')).toBeVisible();
  await page.evaluate(translate);
  await page.getByRole('button', { name: /^account of /i }).click();
  await page.getByRole('button', { name: /^log out$/i }).click();
  await expect(page.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
  await expect(main.getByRole('tab')).toHaveCount(0);
});

test.describe('after a translation tool, before the script has loaded', () => {
  // React renders the page anew instead of hydrating it.
  test.use({ provokes: /error #418/ });

  test('the page still responds', async ({ page }) => {
    const { release } = await blockScripts(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(translate);
    release();
    await answering(page, 'form');
    await page.getByRole('button', { name: /send magic link/i }).click();
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1);
  });
});
