import { beforeAll, expect, test } from 'vitest';
import { createPictures } from '../../../scripts/sharing/picture.ts';

let draw: Awaited<ReturnType<typeof createPictures>>;
beforeAll(async () => {
  draw = await createPictures();
});

const page = { pathname: '/donate', title: 'Donate', description: 'See what a gift does.' };

/** A PNG's first chunk has its width and height (PNG specification, 11.2.2). */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

test('a picture is a PNG of the size that is asked for, the same each time', () => {
  const png = draw(page);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(Buffer.compare(draw(page), png)).toBe(0);
});

test('its words and its engraving are the page’s own', () => {
  const png = draw(page);
  // Every font is found, because a missing one silently omits its words.
  expect(Buffer.compare(draw({ ...page, title: '' }), png)).not.toBe(0);
  expect(Buffer.compare(draw({ ...page, description: '' }), png)).not.toBe(0);
  expect(Buffer.compare(draw({ ...page, pathname: '/blog' }), png)).not.toBe(0);
});
