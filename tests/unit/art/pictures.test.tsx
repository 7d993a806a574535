import { expect, test } from 'vitest';
import { type Band, bands } from '../../../src/domain/bands.ts';
import type { Motif } from '../../../src/domain/motifs.ts';
import type { GuideId } from '../../../src/content/guides.ts';
import { Mascot } from '../../../src/ui/art/mascots/Mascot.tsx';
import { motifPaths } from '../../../src/ui/art/rosette/motifs.ts';
import { Rosette } from '../../../src/ui/art/rosette/Rosette.tsx';
import { BandScene } from '../../../src/ui/art/scenes/BandScene.tsx';
import { linePaints, paintsIn, placed, stacked } from './pictureFiles.ts';

/** What each guide's rosette stands for. */
const signs: Record<GuideId, Motif> = {
  captain: 'piggy-bank',
  investor: 'tree',
  shield: 'shield-check',
};
const names = Object.keys(signs) as GuideId[];

function guide(name: GuideId): string {
  const ownLine = (colors: { mascot: Record<`${GuideId}Line`, string> }) =>
    colors.mascot[`${name}Line`];
  const paints = [paintsIn('light', ownLine), paintsIn('dark', ownLine), linePaints];
  const parts = paints.map((painted, part) => {
    const rosette = placed(
      <Rosette slug={name} band="inherit" signs={motifPaths[signs[name]]} />,
      'y="22" width="498" height="498"',
      painted,
      part,
    );
    return (
      rosette + placed(<Mascot name={name} />, 'x="109" width="280" height="280"', painted, part)
    );
  });
  return stacked(498, 280, parts);
}

function scene(band: Band): string {
  // A scene has a ground of its own and is the same in both themes.
  const paints = [paintsIn('light', ({ outline }) => outline), linePaints];
  const parts = paints.map((painted, part) =>
    placed(<BandScene band={band} />, 'width="400" height="320"', painted, part),
  );
  return stacked(400, 320, parts);
}

// `npm test -- unit tests/unit/art/pictures.test.tsx -u` redraws them.
test.each([
  ...names.map((name) => [`guides/${name}`, guide(name)] as const),
  ...bands.map((band) => [`scenes/${band}`, scene(band)] as const),
])('the picture file %s equals what is drawn', async (file, picture) => {
  await expect(picture).toMatchFileSnapshot(`../../../src/ui/art/${file}.svg`);
});
