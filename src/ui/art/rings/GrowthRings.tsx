import { Link } from '../../components/Link/Link.tsx';
import { bandAges, bands, type Band } from '../../../domain/bands.ts';
import { drawing, engraving } from '../drawing.css.ts';
import { arcPath } from '../geometry/arc.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { bandStroke, fill, groundStroke, line } from '../paint.css.ts';
import { RotatedCopies } from '../RotatedCopies.tsx';
import { latticeSector, ringRadius, sectorAngle } from './lattice.ts';
import { animatedArc, ringDelay, ringLabel, ringLink } from './rings.css.ts';

/** Props of {@link GrowthRings}. */
export interface GrowthRingsProps {
  /**
   * Returns the path of a band's ring, for the pointer only. The same links are beside the drawing
   * (AgePicker), so these take no focus.
   */
  readonly to?: (band: Band) => string;
}

/** Half a label's length along its ring, in units of the drawing. */
const half = (label: string) => 4 + label.length * 4.2;

/**
 * The academy's signature: seven growth rings, one per age band, over banknote engraving,
 * around a coin with a seedling. Animates
 * once, not under reduced motion. For the hero; beside text use `RingMark`, for progress
 * `ProgressRingArt`.
 */
export function GrowthRings({ to }: GrowthRingsProps) {
  return (
    <svg
      viewBox={centredBox(600)}
      className={drawing}
      fill="none"
      strokeLinecap="round"
      aria-hidden
    >
      <svg className={engraving}>
        <RotatedCopies count={360 / sectorAngle} step={sectorAngle}>
          {bands.map((slug, index) => (
            <path key={slug} className={bandStroke[slug]} d={latticeSector(index, 10.5)} />
          ))}
        </RotatedCopies>
        {bands.map((slug, index) => {
          const radius = ringRadius(index);
          const d = arcPath(radius, 0.13 + index * 0.085, 0);
          const motion = `${animatedArc} ${ringDelay[index]}`;
          const label = bandAges[slug];
          const turn = Math.round((half(label) / radius) * (180 / Math.PI));
          const ring = (
            <>
              <path className={`${groundStroke} ${motion}`} strokeWidth="32" pathLength="1" d={d} />
              <path
                className={`${bandStroke[slug]} ${motion}`}
                strokeWidth="24"
                pathLength="1"
                d={d}
              />
              <text
                className={ringLabel}
                fontSize="18"
                y={6 - radius}
                transform={`rotate(${turn})`}
              >
                {label}
              </text>
            </>
          );
          return to === undefined ? (
            <g key={slug}>{ring}</g>
          ) : (
            <Link key={slug} className={ringLink} to={to(slug)} tabIndex={-1}>
              {ring}
            </Link>
          );
        })}
        <g className={line} strokeWidth="5" strokeLinejoin="round">
          <circle r="40" className={fill.gold} />
          <path
            className={fill.leaf}
            d="M0 22C1 10 1 4 0-3M0-3C-3-17-14-22-26-18C-24-6-13 0 0-3ZM0 8C3-5 13-11 25-7C23 4 13 11 0 8Z"
          />
        </g>
      </svg>
    </svg>
  );
}
