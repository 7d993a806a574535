import { expect, test } from 'vitest';
import { bands } from '../../../src/domain/bands.ts';
import { createPictures } from '../../../scripts/sharing/picture.ts';

test('a shared picture is a PNG of 1200 by 630, the same each time, with its page’s words and engraving', async () => {
  const draw = await createPictures();
  const page = { pathname: '/donate', title: 'Donate', description: 'See what a gift does.' };
  const png = draw(page);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
  // The first chunk has width and height (PNG specification, 11.2.2).
  const view = new DataView(png.buffer, png.byteOffset);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  expect(Buffer.compare(draw(page), png)).toBe(0);
  // A missing font silently omits its words.
  for (const other of [{ title: '' }, { description: '' }, { pathname: '/blog' }]) {
    expect(Buffer.compare(draw({ ...page, ...other }), png)).not.toBe(0);
  }
  const grown = draw({ ...page, pathname: '/curriculum' });
  const isGrown = (pathname: string) => Buffer.compare(draw({ ...page, pathname }), grown) === 0;
  // The last band fills every ring.
  expect(['/', '/about', ...bands.map((band) => `/curriculum/${band}`)].map(isGrown)).toEqual([
    true,
    true,
    ...bands.map((_, index) => index === bands.length - 1),
  ]);
});
