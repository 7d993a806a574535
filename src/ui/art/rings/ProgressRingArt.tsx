import type { BandSlug } from '../bands.ts';
import { numbers } from '../geometry/number.ts';
import { rotate } from '../geometry/transform.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { wavePath } from '../geometry/wave.ts';
import { labelled } from '../labelled.ts';
import { bandStroke, groundStroke } from '../paint.css.ts';
import { Turned } from '../Turned.tsx';
import { filling } from './rings.css.ts';

const radius = 84;
const track = wavePath({ radius, amplitude: 8.6, lobes: 30 }, 2, 1);
/** As far as an unfinished ring reaches: its round ends would close the gap. */
const almost = 0.95;

/** Props of {@link ProgressRingArt}. */
export interface ProgressRingArtProps {
  /** How much of the ring is filled, 0–1; anything outside is brought to the nearer end. */
  readonly fraction: number;
  /** The band whose colour fills it. */
  readonly band: BandSlug;
  /** Accessible name. Left out where a progress bar role or text beside it says the figure. */
  readonly title?: string;
}

/**
 * A growth ring filling up: engraving where nothing is learned yet, solid where it is. Only the
 * drawing; role, value and words belong to the component around it. Empty middle for a figure.
 */
export function ProgressRingArt({ fraction, band, title }: ProgressRingArtProps) {
  const filled = Math.min(Math.max(Number.isFinite(fraction) ? fraction : 0, 0), 1);
  const shown = filled === 1 ? 1 : Math.min(filled, almost);
  const arc = {
    r: radius,
    pathLength: 1,
    strokeDasharray: numbers([1, 1]),
    strokeDashoffset: Number((1 - shown).toFixed(4)),
  };
  return (
    <svg viewBox={centredBox(200)} fill="none" {...labelled(title)}>
      <Turned count={6} step={2}>
        <path className={bandStroke[band]} strokeWidth="0.8" d={track} />
      </Turned>
      {filled > 0 && (
        <g transform={rotate(-90)} strokeLinecap="round">
          <circle className={`${groundStroke} ${filling}`} strokeWidth="26" {...arc} />
          <circle className={`${bandStroke[band]} ${filling}`} strokeWidth="19" {...arc} />
        </g>
      )}
    </svg>
  );
}
