import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Browser } from './browser.ts';

/** One of Playwright's own builds, or the pinned Chromium. */
export async function launchPlaywright(
  type: BrowserType,
  options: LaunchOptions = {},
): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    async newWindow(size) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        resize: (wanted) => page.setViewportSize(wanted),
        // Playwright's type of an argument in the page cannot be said of one that is generic.
        run: (work, argument) => page.evaluate(work as never, argument),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        picture: () => page.screenshot({ animations: 'allow', caret: 'initial' }),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
