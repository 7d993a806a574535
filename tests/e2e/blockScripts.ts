import type { Page } from '@playwright/test';

/** Blocks every script until released or aborted. */
export async function blockScripts(
  page: Page,
  isBlocked: (url: string) => boolean = () => true,
): Promise<{ release: () => void; lose: () => void }> {
  let settle: (isAborted: boolean) => void = () => undefined;
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!isBlocked(route.request().url())) await route.continue();
    else if (await settled) await route.abort();
    else await route.continue();
  });
  return { release: () => settle(false), lose: () => settle(true) };
}
