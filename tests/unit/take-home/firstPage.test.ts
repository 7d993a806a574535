import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firstPagePicture } from '../../../scripts/take-home/firstPage.ts';
import { createRenderer } from '../../../scripts/take-home/sheetContext.ts';
import { sheets } from '../../../scripts/take-home/sheets.ts';
import { takeHomeIds } from '../../../src/content/takeHome/list.ts';
import { takeHomePictureSize } from '../../../src/domain/files.ts';

const MAX_BYTES = 12_000;
const renderer = await createRenderer();

test.each(takeHomeIds)('%s has a small picture of its first page', async (id) => {
  const picture = await firstPagePicture(sheets[id], renderer);
  expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  const { width, height } = await sharp(picture).metadata();
  expect({ width, height }).toEqual(takeHomePictureSize);
});
