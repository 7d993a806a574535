import type { Band } from '../../../domain/bands.ts';
import { numbers } from '../geometry/number.ts';
import { rotate } from '../geometry/transform.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { wavePath } from '../geometry/wave.ts';
import { bandStroke, groundStroke } from '../paint.css.ts';
import { RotatedCopies } from '../RotatedCopies.tsx';
import { filling } from './rings.css.ts';

const radius = 84;
const track = wavePath({ radius, amplitude: 8.6, lobes: 30 }, 2, 1);
/** The maximum of an unfinished ring: its round ends would close the gap. */
const almost = 0.95;

/** Props of {@link ProgressRingArt}. */
export interface ProgressRingArtProps {
  /** The filled share, 0–1; clamped. */
  readonly fraction: number;
  /** The band that colours it. */
  readonly band: Band;
}

/**
 * A growth ring that fills up: engraved where empty, solid where full. Drawing only; the component
 * around it has role, value and label. The middle is empty for a figure.
 */
export function ProgressRingArt({ fraction, band }: ProgressRingArtProps) {
  const filled = Math.min(Math.max(Number.isFinite(fraction) ? fraction : 0, 0), 1);
  const shown = filled === 1 ? 1 : Math.min(filled, almost);
  const arc = {
    r: radius,
    pathLength: 1,
    strokeDasharray: numbers([1, 1]),
    strokeDashoffset: Number((1 - shown).toFixed(4)),
  };
  return (
    <svg viewBox={centredBox(200)} fill="none" aria-hidden>
      <RotatedCopies count={6} step={2}>
        <path className={bandStroke[band]} strokeWidth="0.8" d={track} />
      </RotatedCopies>
      {filled > 0 && (
        <g transform={rotate(-90)} strokeLinecap="round">
          <circle className={`${groundStroke} ${filling}`} strokeWidth="26" {...arc} />
          <circle className={`${bandStroke[band]} ${filling}`} strokeWidth="19" {...arc} />
        </g>
      )}
    </svg>
  );
}
