import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRenderer } from '../../../scripts/take-home/sheetContext.ts';
import { firstPagePicture } from '../../../scripts/take-home/firstPage.ts';
import { paperSizes } from '../../../scripts/take-home/typesetSheet.ts';
import { sheets } from '../../../scripts/take-home/sheets.ts';
import { bandSheet, takeHomeIds } from '../../../src/content/takeHome/list.ts';
import { bands } from '../../../src/domain/bands.ts';
import { takeHomePictureSize } from '../../../src/domain/files.ts';
import { lightColor } from '../../../src/ui/styles/tokens/color.ts';

const MAX_BYTES = 12_000;
const renderer = await createRenderer();
const pictures = new Map<string, Buffer>();
for (const id of takeHomeIds) pictures.set(id, await firstPagePicture(sheets[id], renderer));

test.each(takeHomeIds)('%s has a small picture of its first page', async (id) => {
  const picture = pictures.get(id);
  expect(picture?.length).toBeLessThanOrEqual(MAX_BYTES);
  const { width, height } = await sharp(picture).metadata();
  expect({ width, height }).toEqual(takeHomePictureSize);
});

test('each band’s ring is where its sheet has it, in its color', async () => {
  const colors = Object.values(lightColor.band);
  const scale = takeHomePictureSize.width / paperSizes.letter.width;
  for (const [index, band] of bands.entries()) {
    const radius = 20 + index * 15;
    const { data } = await sharp(pictures.get(bandSheet[band]))
      .removeAlpha()
      .extract({
        left: Math.round((paperSizes.letter.width - 30 - radius) * scale),
        top: Math.round(30 * scale),
        width: 1,
        height: 1,
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = colors[index]?.match(/[\da-f]{2}/gu)?.map((hex) => Number.parseInt(hex, 16));
    [...data].forEach((part, channel) => {
      expect(Math.abs(part - (wanted?.[channel] ?? 0))).toBeLessThan(40);
    });
  }
});
