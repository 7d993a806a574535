import type { ReactNode } from 'react';
import { type Band, bands } from '../../../domain/bands.ts';
import { drawing } from '../drawing.css.ts';
import { rotate, scale, transforms, translate } from '../geometry/transform.ts';
import { line } from '../paint.css.ts';
import { latticeSector, ringRadius, sectorAngle } from '../rings/lattice.ts';
import { RotatedCopies } from '../RotatedCopies.tsx';
import { disc, engraved, floor, ground } from './scene.css.ts';

/** The ring whose lattice makes the sun's rim. */
const lattice = 4;

/**
 * The frame of a scene in its band's colour, the same in both themes: 400 by 320 units, outline 6,
 * ground at 276. An engraved sun rises behind it, higher for older bands.
 */
export function Scene({ band, children }: { readonly band: Band; readonly children: ReactNode }) {
  const sun = (172 + 11 * bands.indexOf(band)) / ringRadius(lattice);
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
          <circle className={disc} opacity=".16" stroke="none" r={ringRadius(lattice) - 20} />
          <RotatedCopies count={190 / sectorAngle} step={sectorAngle}>
            <path d={latticeSector(lattice, 16)} />
          </RotatedCopies>
        </g>
      </svg>
      <path
        className={floor}
        opacity=".16"
        d="M0 276H399.8a48 48 0 0 1-47.8 44H12a12 12 0 0 1-12-12Z"
      />
      <g className={line}>
        <path d="M24 276H376" />
        {children}
      </g>
    </svg>
  );
}
