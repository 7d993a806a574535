import { launch } from 'puppeteer-core';
import type { Browser } from './browser.ts';
import { fonts } from './fonts.ts';

/** Firefox reports it as an error that a page is left while its typefaces are on their way. */
const BROKEN_OFF = /^downloadable font: download failed .* status=2152398850 /u;

/**
 * A Firefox as its makers ship it. Playwright drives only its own build; this one speaks WebDriver
 * BiDi, and Puppeteer with it.
 */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const { folder, env } = fonts();
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A busy machine takes its time.
    timeout: 90_000,
    env: { ...process.env, ...env },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Its sandbox would show boxes instead of letters that lie elsewhere than the system's.
      ...(folder === undefined ? {} : { 'security.sandbox.content.read_path_whitelist': folder }),
    },
  });
  return {
    async newWindow(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        const message = error instanceof Error ? error.message : String(error);
        if (!BROKEN_OFF.test(message)) errors.push(message);
      });
      return {
        open: async (address) => void (await page.goto(address)),
        // Puppeteer's own way waits for a load, which a page that is only shown again need not report.
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        resize: (wanted) => page.setViewport(wanted),
        // Puppeteer's type of an argument in the page cannot be said of one that is generic.
        run: (work, argument) => page.evaluate(work as never, argument as never),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        picture: async () => Buffer.from(await page.screenshot()),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
