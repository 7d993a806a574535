import { seeded } from '../geometry/seed.ts';
import type { Wave } from '../geometry/wave.ts';

/** How a layer's copies follow one another; each keeps the rosette's n-fold symmetry. */
const weaves = ['round', 'petalled', 'nested', 'swirled'] as const;

/** One of {@link weaves}. */
export type Weave = (typeof weaves)[number];

/** An engraved layer: a closed curve and its rotated (and scaled) copies. */
export interface RosetteLayer extends Wave {
  readonly copies: number;
  readonly weave: Weave;
}

/** A copy's rotation by `angle` degrees and its `scale`. */
export interface Placement {
  readonly angle: number;
  readonly scale: number;
}

/** A rosette's layers. `fold` is its symmetry: every layer's lobes are a multiple of it. */
export interface RosettePlan {
  readonly fold: number;
  readonly layers: readonly RosetteLayer[];
  /** The circle of the signs, and their number. */
  readonly signs?: { readonly radius: number; readonly count: number };
}

/** The clear area of a rosette: none, a disc in its middle, or a ring inside its edge. */
export type RosetteRoom = 'none' | 'disc' | 'ring';

const shrinkage = 0.93;

/**
 * Places a layer's copies. Round: over a whole lobe, so that the edge becomes a circle. Petalled:
 * over half a lobe, so that the lobes show. Nested: shrinking, half a lobe apart. Swirled:
 * shrinking, one step apart.
 */
export function placements({ copies, lobes, weave }: RosetteLayer): Placement[] {
  const lobe = 360 / lobes;
  return Array.from({ length: copies }, (_, copy) => {
    switch (weave) {
      case 'round':
        return { angle: (copy * lobe) / copies, scale: 1 };
      case 'petalled':
        return { angle: (copy * lobe * 0.55) / (copies - 1), scale: 1 };
      case 'nested':
        return { angle: ((copy % 2) * lobe) / 2, scale: shrinkage ** copy };
      case 'swirled':
        return { angle: (copy * lobe) / copies, scale: shrinkage ** copy };
    }
  });
}

/** Radius of the clear disc for a motif. */
const clearing = 46;

/** Width of the ring of signs, and of a sign. */
const signRing = 17;
export const signSize = 12.5;

/**
 * Plans a slug's rosette, 200 units wide: a lace edge, wide petals and a core. The core can be
 * replaced by a clear disc, or by a clear ring outside the petals for a figure in front. Layers do
 * not touch, so that the paper shows between them as on a banknote.
 */
export function rosettePlan(slug: string, room: RosetteRoom = 'none'): RosettePlan {
  const draw = seeded(slug);
  const fold = draw(5, 12);
  const weave = weaves[draw(0, weaves.length - 1)] ?? 'round';
  const shrinking = weave === 'nested' || weave === 'swirled';

  const lace = draw(45, 105) / 10;
  const doubled = fold < 8;
  const laceLayer: RosetteLayer = {
    radius: 97 - lace,
    amplitude: lace,
    lobes: doubled ? fold * 2 : fold,
    copies: draw(4, 6) * (doubled ? 1 : 2),
    weave: 'round',
  };

  const edge = 97 - 2 * lace - draw(30, 60) / 10;
  if (room === 'ring') {
    const rim = edge - signRing;
    const petal = shrinking ? rim * 0.2 : rim * 0.36;
    const copies = shrinking ? draw(7, 10) : draw(8, 12);
    const petals = { radius: rim - petal, amplitude: petal, lobes: fold, copies, weave };
    const count = fold * Math.max(1, Math.round(14 / fold));
    return { fold, layers: [laceLayer, petals], signs: { radius: edge - signRing / 2, count } };
  }
  if (room === 'disc') {
    const petal = shrinking ? (edge - clearing) / 4 : (edge - clearing) / 2;
    const reach = clearing / (edge - 2 * petal);
    const copies = shrinking ? Math.floor(Math.log(reach) / Math.log(shrinkage)) + 1 : draw(8, 12);
    const petals = { radius: edge - petal, amplitude: petal, lobes: fold, copies, weave };
    return { fold, layers: [laceLayer, petals] };
  }
  const petal = shrinking ? draw(80, 140) / 10 : draw(150, 280) / 10;
  const petalLayer: RosetteLayer = {
    radius: edge - petal,
    amplitude: petal,
    lobes: fold,
    copies: shrinking ? draw(7, 10) : draw(8, 12),
    weave,
  };

  const reach = shrinking ? shrinkage ** (petalLayer.copies - 1) : 1;
  const coreEdge = (edge - 2 * petal) * reach - draw(20, 60) / 10;
  const core = Math.min(draw(30, 80) / 10, coreEdge / 2.6);
  return {
    fold,
    layers: [
      laceLayer,
      petalLayer,
      {
        radius: coreEdge - core,
        amplitude: core,
        lobes: fold,
        copies: draw(4, 7),
        weave: 'round',
      },
    ],
  };
}
