import type { ReactNode } from 'react';
import { type BandSlug, bandSlugs } from '../bands.ts';
import { drawing } from '../drawing.css.ts';
import { rotate, scale, transforms, translate } from '../geometry/transform.ts';
import { line } from '../paint.css.ts';
import { latticeSector, ringRadius, sectorAngle } from '../rings/lattice.ts';
import { Turned } from '../Turned.tsx';
import { disc, engraved, floor, ground } from './scene.css.ts';

/** Of the rings' lattices the one whose waves are neither too narrow nor too wide for a sun. */
const lattice = 4;

/** Props of {@link Scene}. */
export interface SceneProps {
  readonly band: BandSlug;
  readonly children: ReactNode;
}

export function Scene({ band, children }: SceneProps) {
  const sun = (172 + 11 * bandSlugs.indexOf(band)) / ringRadius(lattice);
  return (
    <svg
      viewBox="0 0 400 320"
      className={drawing}
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path
        className={ground[band]}
        d="M48 0H388a12 12 0 0 1 12 12V272a48 48 0 0 1-48 48H12a12 12 0 0 1-12-12V48A48 48 0 0 1 48 0Z"
      />
      <svg width="400" height="276" strokeWidth="1.3">
        <g
          transform={transforms(translate(200, 276), scale(sun), rotate(-100))}
          className={engraved}
        >
          <circle className={disc} fillOpacity=".16" stroke="none" r={ringRadius(lattice) - 20} />
          <Turned count={190 / sectorAngle} step={sectorAngle}>
            <path d={latticeSector(lattice, 16)} />
          </Turned>
        </g>
      </svg>
      <path
        className={floor}
        fillOpacity=".16"
        d="M0 276H399.800a48 48 0 0 1-47.800 44H12a12 12 0 0 1-12-12Z"
      />
      <g className={line}>
        <path d="M24 276H376" />
        {children}
      </g>
    </svg>
  );
}
