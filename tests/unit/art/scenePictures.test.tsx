import { expect, test } from 'vitest';
import { type Band, bands } from '../../../src/domain/bands.ts';
import { BandScene } from '../../../src/ui/art/scenes/BandScene.tsx';
import { linePaints, paintsIn, placed, stacked } from './pictureFiles.ts';

function picture(band: Band): string {
  // A scene has a ground of its own and is the same in both themes.
  const paints = [paintsIn('light', ({ outline }) => outline), linePaints];
  const parts = paints.map((painted, part) =>
    placed(<BandScene band={band} />, 'width="400" height="320"', painted, part),
  );
  return stacked(400, 320, parts);
}

// `npm test -- unit tests/unit/art/scenePictures.test.tsx -u` redraws them.
test.each(bands)('the picture file of the band %s equals its scene', async (band) => {
  await expect(picture(band)).toMatchFileSnapshot(`../../../src/ui/art/scenes/${band}.svg`);
});
