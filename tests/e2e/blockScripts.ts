import type { Page } from '@playwright/test';

/** Holds the requests for matching files back until released or aborted. */
export async function holdFiles(
  page: Page,
  files: RegExp,
  isBlocked: (url: string) => boolean = () => true,
): Promise<{ release: () => void; lose: () => void }> {
  let settle: (isAborted: boolean) => void = () => undefined;
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  await page.route(files, async (route) => {
    if (!isBlocked(route.request().url())) await route.continue();
    else if (await settled) await route.abort();
    else await route.continue();
  });
  return { release: () => settle(false), lose: () => settle(true) };
}

/** Blocks every script until released or aborted. */
export const blockScripts = (page: Page, isBlocked?: (url: string) => boolean) =>
  holdFiles(page, /\/assets\/.*\.js$/, isBlocked);
