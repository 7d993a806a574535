import { useId } from 'react';
import { bandLabels, bandSlugs } from '../bands.ts';
import { drawing, engraving } from '../drawing.css.ts';
import { arcPath } from '../geometry/arc.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { labelled } from '../labelled.ts';
import { bandStroke, groundStroke } from '../paint.css.ts';
import { Turned } from '../Turned.tsx';
import { SproutCoin } from './SproutCoin.tsx';
import { latticeSector, ringRadius, sectorAngle } from './lattice.ts';
import { drawn, ringDelay, ringLabel } from './rings.css.ts';

/** Props of {@link GrowthRings}. */
export interface GrowthRingsProps {
  /** Accessible name. Left out where the page says the same in words: the drawing is then hidden. */
  readonly title?: string;
}

/**
 * The academy's signature: seven growth rings, one for each age band, over banknote engraving.
 * Draws itself once, not under reduced motion. For the one place where it is the hero; for a band
 * beside text use `RingMark`, for a learner's progress `ProgressRingArt`.
 */
export function GrowthRings({ title }: GrowthRingsProps) {
  const id = useId();
  return (
    <svg
      viewBox={centredBox(600)}
      className={drawing}
      fill="none"
      strokeLinecap="round"
      {...labelled(title)}
    >
      <svg className={engraving}>
        <Turned count={360 / sectorAngle} step={sectorAngle}>
          {bandSlugs.map((slug, index) => (
            <path key={slug} className={bandStroke[slug]} d={latticeSector(index, 10.5)} />
          ))}
        </Turned>
        {bandSlugs.map((slug, index) => {
          const d = arcPath(ringRadius(index), 0.13 + index * 0.085, 0);
          const motion = `${drawn} ${ringDelay[index]}`;
          return (
            <g key={slug}>
              <path className={`${groundStroke} ${motion}`} strokeWidth="32" pathLength="1" d={d} />
              <path
                id={id + index}
                className={`${bandStroke[slug]} ${motion}`}
                strokeWidth="24"
                pathLength="1"
                d={d}
              />
              <text className={ringLabel} fontSize="18" dy="6">
                <textPath href={`#${id}${index}`}>{bandLabels[slug]}</textPath>
              </text>
            </g>
          );
        })}
        <SproutCoin />
      </svg>
    </svg>
  );
}
