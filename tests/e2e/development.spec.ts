import { expect, test } from '@playwright/test';
import { createServer } from 'vite';

const BLOG = `export default function BlogRoute() {
  if (!('isMended' in window)) throw new Error('broken on purpose');
  return 'mended';
}`;

test('in development a page’s error is shown with its stack until the next update', async ({
  page,
}, info) => {
  process.env['EMBEDDED_DATA_FILE'] = info.outputPath('data.db');
  // Beside the port of the preview.
  const port = Number(process.env['E2E_PORT'] ?? 4273) + 9;
  const server = await createServer({ logLevel: 'error', server: { port } });
  try {
    await server.listen();
    await page.route('**/src/app/routes/BlogRoute.tsx*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BLOG }),
    );
    const feed = await page.request.get(
      new URL('/blog/feed.xml', server.resolvedUrls?.local[0]).href,
    );
    expect(feed.headers()['content-type']).toMatch(/^application\/rss\+xml/);
    const update = () => server.ws.send({ type: 'update', updates: [] });
    const connected = page.waitForEvent('console', (said) => said.text() === '[vite] connected.');
    await page.goto(new URL('/about', server.resolvedUrls?.local[0]).href);
    await connected;
    // Vite reloads a page whose first update finds an error.
    update();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('broken on purpose');
    await expect(overlay).toContainText('BlogRoute.tsx');
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    update();
    await expect(page.getByRole('main')).toContainText('mended');
    await expect(overlay).toBeHidden();
  } finally {
    await server.close();
  }
});
