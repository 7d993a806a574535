import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { ensureBrowser } from './scripts/browser.ts';
const server = await preview({
  configFile: false,
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 7855 },
  logLevel: 'error',
});
const browser = await chromium.launch(await ensureBrowser());
for (const [name, address] of [
  ['iframe', 'iframe.html?viewMode=story&id=review-all-states--this-branch'],
  ['whole', '?path=/story/review-all-states--this-branch'],
  ['start', '?path=/story/start-here--the-board'],
]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0,
    requests = 0;
  const by: Record<string, number> = {};
  page.on('response', async (r) => {
    requests += 1;
    const n = (await r.body().catch(() => Buffer.alloc(0))).length;
    bytes += n;
    const k = r
      .url()
      .split('?')[0]
      .replace(/^http:\/\/[^/]+/, '');
    const g = /thumbs/.test(k) ? 'thumbs' : k;
    by[g] = (by[g] ?? 0) + n;
  });
  const t0 = Date.now();
  await page.goto(`http://127.0.0.1:7855/${address}`);
  const frame =
    name === 'iframe' ? page.mainFrame() : page.frameLocator('#storybook-preview-iframe');
  const image = frame.locator('img').first();
  await image.waitFor({ state: 'visible' });
  await image.evaluate((img: HTMLImageElement) => img.decode());
  const first = Date.now() - t0;
  await page.waitForTimeout(3000);
  console.log(
    name,
    'first picture',
    first,
    'ms;',
    requests,
    'requests,',
    (bytes / 1e6).toFixed(2),
    'MB',
  );
  console.log(
    Object.entries(by)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 12)
      .map(([k, v]) => `${k} ${(v / 1e3).toFixed(0)}k`)
      .join('; '),
  );
  await page.screenshot({ path: `/tmp/w55-${name}.png` });
  await page.close();
}
await browser.close();
await server.close();
