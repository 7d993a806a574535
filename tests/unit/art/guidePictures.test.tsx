import { expect, test } from 'vitest';
import type { Motif } from '../../../src/domain/motifs.ts';
import type { GuideId } from '../../../src/content/guides.ts';
import { Mascot } from '../../../src/ui/art/mascots/Mascot.tsx';
import { motifPaths } from '../../../src/ui/art/rosette/motifs.ts';
import { Rosette } from '../../../src/ui/art/rosette/Rosette.tsx';
import { linePaints, paintsIn, placed, stacked } from './pictureFiles.ts';

/** What each guide's rosette stands for. */
const signs: Record<GuideId, Motif> = {
  captain: 'piggy-bank',
  investor: 'tree',
  shield: 'shield-check',
};
const names = Object.keys(signs) as GuideId[];

function picture(name: GuideId): string {
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

// `npm test -- unit tests/unit/art/guidePictures.test.tsx -u` redraws them.
test.each(names)(
  'the picture file of the guide %s equals its mascot on its rosette',
  async (name) => {
    await expect(picture(name)).toMatchFileSnapshot(`../../../src/ui/art/guides/${name}.svg`);
  },
);
