// The site's engravings as plain SVG, from the same geometry as its pages (src/ui/art).
import { bands } from '../../src/domain/bands.ts';
import { arcPath } from '../../src/ui/art/geometry/arc.ts';
import { seeded } from '../../src/ui/art/geometry/seed.ts';
import { rotate, scale } from '../../src/ui/art/geometry/transform.ts';
import { latticeSector, ringRadius, sectorAngle } from '../../src/ui/art/rings/lattice.ts';
import { rosettePlan } from '../../src/ui/art/rosette/rosettePlan.ts';
import { rosetteSector, unitsPerPlan } from '../../src/ui/art/rosette/rosetteSector.ts';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';

const { band, gold, ink, paper } = lightColor;
const colors = Object.values(band);

/** The growth rings, 600 units across; `grown` of the seven arcs are filled. */
export function rings(filledCount: number = bands.length): string {
  const sector = bands
    .map((_, index) => `<path stroke="${colors[index]}" d="${latticeSector(index, 10.5)}"/>`)
    .join('');
  const lattice = Array.from(
    { length: 360 / sectorAngle },
    (_, turn) => `<g transform="${rotate(turn * sectorAngle)}">${sector}</g>`,
  ).join('');
  const arcs = bands
    .slice(0, filledCount)
    .map((_, index) => {
      const d = arcPath(ringRadius(index), 0.13 + index * 0.085, 2);
      return `<path stroke="${paper}" stroke-width="32" d="${d}"/><path stroke="${colors[index]}" stroke-width="24" d="${d}"/>`;
    })
    .join('');
  const coin = `<circle r="40" fill="${gold}" stroke="${ink}" stroke-width="5"/>`;
  return `<g fill="none" stroke-linecap="round">${lattice}${arcs}</g>${coin}`;
}

/** A slug's rosette, 200 units across. */
export function rosette(slug: string): string {
  const color = colors[seeded(`${slug}#`)(0, colors.length - 1)];
  const plan = rosettePlan(slug);
  const sector = `<path d="${rosetteSector(plan)}"/>`;
  const turned = Array.from(
    { length: plan.fold },
    (_, turn) => `<g transform="${rotate((turn * 360) / plan.fold)}">${sector}</g>`,
  );
  const size = scale(1 / unitsPerPlan);
  return `<g fill="none" stroke="${color}" stroke-width="${0.7 * unitsPerPlan}" transform="${size}">${turned.join('')}</g>`;
}
