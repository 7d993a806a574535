import type { ReactNode } from 'react';
import { numbers } from '../geometry/number.ts';
import { translate } from '../geometry/transform.ts';
import { fill, solid, spark } from '../paint.css.ts';
import type { MascotMood } from './moods.ts';

const lid = 'q12-17 24 0';

/** The eyes of each mood, `left` and `right` units from the middle. */
const eyes: Readonly<Record<MascotMood, (left: number, right: number) => ReactNode>> = {
  idle: (left, right) => (
    <>
      <Eye x={left} />
      <Eye x={right} />
    </>
  ),
  cheer: (left, right) => (
    <path
      d={`M${numbers([left - 12, 4])}${lid}M${numbers([right - 12, 4])}${lid}`}
      strokeWidth="7"
    />
  ),
  wave: (left, right) => (
    <>
      <Eye x={left} />
      <path d={`M${numbers([right - 12, 4])}${lid}M${numbers([left - 10, -20])}q10-9 20-2`} />
    </>
  ),
  worried: (left, right) => (
    <>
      <Wide x={left} />
      <Wide x={right} />
      <path
        d={`M${numbers([left - 15, -20])}Q${numbers([left - 4, -22, left + 8, -30])}M${numbers([right + 15, -20])}Q${numbers([right + 4, -22, right - 8, -30])}`}
      />
    </>
  ),
  think: (left, right) => (
    <>
      <Wide x={left} lookX={5} lookY={-6} />
      <Wide x={right} lookX={5} lookY={-6} />
      <path d={`M${numbers([left - 12, -19])}h22M${numbers([right - 11, -23])}q12-11 23-1`} />
    </>
  ),
};

/** Two plain eyes around the origin, each `apart` units from the middle. */
export const Eyes = ({ mood, apart }: { readonly mood: MascotMood; readonly apart: number }) =>
  eyes[mood](-apart, apart);

/** A dot eye with a glint. */
function Eye({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <g transform={translate(x, y)} stroke="none">
      <ellipse className={solid} stroke="none" rx="8.5" ry="10.5" />
      <circle className={spark} cx="3" cy="-4" r="3.2" />
    </g>
  );
}

/** An eye with a visible white; the pupil is offset by `lookX`, `lookY`. */
function Wide({
  x,
  lookX = 0,
  lookY = 1,
}: {
  readonly x: number;
  readonly lookX?: number;
  readonly lookY?: number;
}) {
  return (
    <g transform={translate(x)}>
      <ellipse className={fill.white} rx="13" ry="15" strokeWidth="5" />
      <circle className={solid} stroke="none" cx={lookX} cy={lookY} r="6" />
    </g>
  );
}
