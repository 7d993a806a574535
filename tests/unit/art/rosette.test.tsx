import { describe, expect, test } from 'vitest';
import { motifPaths } from '../../../src/ui/art/rosette/motifs.ts';
import {
  clearing,
  placements,
  rosettePlan,
  signSize,
  weaves,
} from '../../../src/ui/art/rosette/rosettePlan.ts';
import { Rosette } from '../../../src/ui/art/rosette/Rosette.tsx';
import { gzipped, markup } from './markup.ts';

const slugs = Array.from({ length: 200 }, (_, index) => `course-${index}-of-money-sense`);

describe('a rosette', () => {
  test('is the same for the same slug', () => {
    expect(markup(<Rosette slug="first-bank-account" />)).toBe(
      markup(<Rosette slug="first-bank-account" />),
    );
  });

  test('differs between any two of two hundred slugs', () => {
    expect(new Set(slugs.map((slug) => markup(<Rosette slug={slug} band="k-2" />))).size).toBe(200);
  });

  test('uses every weave and every fold over two hundred slugs', () => {
    const plans = slugs.map((slug) => rosettePlan(slug));
    expect({
      weaves: new Set(plans.map((plan) => plan.layers[1]?.weave)),
      folds: [...new Set(plans.map((plan) => plan.fold))].toSorted((a, b) => a - b),
    }).toEqual({ weaves: new Set(weaves), folds: [5, 6, 7, 8, 9, 10, 11, 12] });
  });

  test('is n-fold: every layer has a multiple of n lobes', () => {
    const broken = slugs.filter((slug) => {
      const plan = rosettePlan(slug);
      return plan.layers.some((layer) => layer.lobes % plan.fold !== 0);
    });
    expect(broken).toEqual([]);
  });

  test('stays on its sheet, its layers apart', () => {
    const broken = slugs.filter((slug) => {
      const edges = rosettePlan(slug).layers.map((layer) => {
        const scales = placements(layer).map(({ scale }) => scale);
        return {
          outer: layer.radius + layer.amplitude,
          inner: (layer.radius - layer.amplitude) * Math.min(...scales),
        };
      });
      const [lace, petals, heart] = edges;
      return !(
        lace &&
        petals &&
        heart &&
        lace.outer <= 99 &&
        petals.outer < lace.inner &&
        heart.outer < petals.inner &&
        heart.inner > 0
      );
    });
    expect(broken).toEqual([]);
  });

  test('is three elements of engraving, however many its curves', () => {
    const counts = slugs.map((slug) => markup(<Rosette slug={slug} />).match(/<(?!\/)/gu)?.length);
    // The drawing, the engraving in it, the marker, its one path, and the path that repeats it.
    expect([...new Set(counts)]).toEqual([5]);
  });

  test('is under 1.25 KB of gzip', () => {
    expect(Math.max(...slugs.map((slug) => gzipped(<Rosette slug={slug} />)))).toBeLessThan(1280);
  });

  test('with a motif is one element more, and no curve reaches into its disc', () => {
    const [count] = [
      markup(<Rosette slug="a" motif={motifPaths.key} />).match(/<(?!\/)/gu)?.length,
    ];
    const inner = slugs.flatMap((slug) =>
      rosettePlan(slug, 'disc').layers.map((layer) => {
        const scales = placements(layer).map(({ scale }) => scale);
        return (layer.radius - layer.amplitude) * Math.min(...scales);
      }),
    );
    expect(count).toBe(6);
    expect(Math.min(...inner)).toBeGreaterThanOrEqual(clearing - 0.001);
  });

  test('with signs has them between edge and petals, as many for each of its folds, drawn once', () => {
    const broken = slugs.filter((slug) => {
      const { fold, layers, signs } = rosettePlan(slug, 'ring');
      const [lace, petals] = layers;
      return !(
        lace &&
        petals &&
        signs &&
        signs.count % fold === 0 &&
        signs.radius + signSize / 2 < lace.radius - lace.amplitude &&
        signs.radius - signSize / 2 > petals.radius + petals.amplitude &&
        petals.amplitude < petals.radius
      );
    });
    expect(broken).toEqual([]);
    const html = markup(<Rosette slug="a" band="inherit" signs={motifPaths.key} />);
    expect(html.match(/<marker /gu)).toHaveLength(2);
    expect(html.split(motifPaths.key)).toHaveLength(2);
  });

  test('with a motif keeps its layers apart, and has no lone curve', () => {
    const broken = slugs.filter((slug) => {
      const [lace, petals] = rosettePlan(slug, 'disc').layers;
      return !(
        lace &&
        petals &&
        petals.copies >= 3 &&
        petals.radius + petals.amplitude < lace.radius - lace.amplitude
      );
    });
    expect(broken).toEqual([]);
  });
});
