import { knotPath, turned, waveKnots } from '../geometry/wave.ts';
import { placements } from './rosettePlan.ts';
import type { RosettePlan } from './rosettePlan.ts';

/** Drawing units per plan unit, so that rounding to integers is exact enough; integers are a third shorter. */
export const unitsPerPlan = 4;

/** The depth of a lobe, as a share of the radius, above which it takes four points instead of two. */
const shallow = 0.08;

/**
 * Path data of a rosette's curves within one `fold`th of the circle. Rotated `fold` times, it is
 * the whole figure.
 */
export function rosetteSector({ fold, layers }: RosettePlan): string {
  return layers
    .flatMap((layer) => {
      const perLobe = layer.amplitude / layer.radius < shallow ? 2 : 4;
      const knots = waveKnots(layer, perLobe, (layer.lobes / fold) * perLobe + 1);
      return placements(layer).map(({ angle, scale }) =>
        knotPath(turned(knots, angle, scale * unitsPerPlan)),
      );
    })
    .join('');
}
