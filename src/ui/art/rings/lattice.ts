import { knotPath, turned, waveKnots } from '../geometry/wave.ts';

/** Rings are one pitch apart; ring `index` (0–6) has a radius of `index + 2` pitches. */
export const ringPitch = 34;

/** Radius of ring `index` (0 is the core's), in units of the 600-unit drawing. */
export function ringRadius(index: number): number {
  return (index + 2) * ringPitch;
}

/** Degrees of the sector that `latticeSector` draws. */
export const sectorAngle = 10;

/**
 * The guilloché of one ring within one sector: `index + 2` lobes, each turned against the last by an
 * equal step. Thirty-six turned copies give six interlaced closed curves of `6 · (index + 2)` lobes, so
 * every ring has the same wavelength and one sector serves all seven.
 */
export function latticeSector(index: number, amplitude: number): string {
  const copies = index + 2;
  const lobes = 6 * copies;
  const lobe = waveKnots({ radius: ringRadius(index), amplitude, lobes }, 2, 3);
  return Array.from({ length: copies }, (_, copy) =>
    knotPath(turned(lobe, (copy * sectorAngle) / copies), 1),
  ).join('');
}
