import { chromium, firefox, webkit } from '@playwright/test';
import { browserLaunch } from '../../../scripts/browser.ts';
import { findEngine, type EngineName } from '../../../scripts/lib/engines.ts';
import type { Browser } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { launchPlaywright } from './playwright.ts';
import { launchWebKit } from './webkit.ts';

/** Starts an engine from wherever this machine has it. */
export async function startEngine(name: EngineName): Promise<Browser> {
  const source = findEngine(name);
  switch (source?.from) {
    case undefined:
      throw new Error(`This machine has no ${name}.`);
    case 'firefox':
      return launchFirefox(source.file);
    case 'webkitgtk':
      return launchWebKit(source.driver, source.browser);
    case 'playwright':
      if (name === 'chromium') return launchPlaywright(chromium, browserLaunch());
      return launchPlaywright(name === 'firefox' ? firefox : webkit);
  }
}
