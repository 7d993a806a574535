import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';

const example = path.join(import.meta.dirname, '../../example');
const index = readFileSync(path.join(example, 'storybook-static/index.json'), 'utf8');
export const { entries } = JSON.parse(index) as {
  entries: Record<string, { id: string; title: string }>;
};

let server: PreviewServer;
/** Serves the example while the tests of a file run. */
export function serve(): void {
  test.beforeAll(async () => {
    server = await preview({
      root: example,
      build: { outDir: 'storybook-static' },
      preview: { host: '127.0.0.1', port: 0 },
      logLevel: 'error',
    });
  });
  test.afterAll(() => server.close());
}

/** Opens a story and waits for the end of its play function. */
export async function open(page: Page, story: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story&id=${story}`);
  await page.waitForFunction(() => {
    const shown = document.body.classList;
    return shown.contains('sb-show-main') || shown.contains('sb-show-errordisplay');
  });
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: shown } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } };
    };
    return /^(?:completed|finished|errored|aborted)$/.test(shown.currentRender?.phase ?? '');
  });
  if (await page.locator('.sb-show-errordisplay').count()) problems.push('it failed');
  return problems;
}
