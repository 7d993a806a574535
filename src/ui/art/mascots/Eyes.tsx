import { numbers } from '../geometry/number.ts';
import { translate } from '../geometry/transform.ts';
import { fill, solid, spark } from '../paint.css.ts';
import type { MascotMood } from './moods.ts';

const lid = 'q12-17 24 0';

/** Two plain eyes around the origin, each `apart` units from the middle. */
export function Eyes({ mood, apart }: { readonly mood: MascotMood; readonly apart: number }) {
  const left = -apart;
  if (mood === 'cheer') {
    return (
      <path
        d={`M${numbers([left - 12, 4])}${lid}M${numbers([apart - 12, 4])}${lid}`}
        strokeWidth="7"
      />
    );
  }
  if (mood === 'wave') {
    return (
      <>
        <Eye x={left} />
        <path d={`M${numbers([apart - 12, 4])}${lid}M${numbers([left - 10, -20])}q10-9 20-2`} />
      </>
    );
  }
  if (mood === 'worried') {
    return (
      <>
        <Wide x={left} />
        <Wide x={apart} />
        <path
          d={`M${numbers([left - 15, -20])}Q${numbers([left - 4, -22, left + 8, -30])}M${numbers([apart + 15, -20])}Q${numbers([apart + 4, -22, apart - 8, -30])}`}
        />
      </>
    );
  }
  if (mood === 'think') {
    return (
      <>
        <Wide x={left} lookX={5} lookY={-6} />
        <Wide x={apart} lookX={5} lookY={-6} />
        <path d={`M${numbers([left - 12, -19])}h22M${numbers([apart - 11, -23])}q12-11 23-1`} />
      </>
    );
  }
  return (
    <>
      <Eye x={left} />
      <Eye x={apart} />
    </>
  );
}

/** A dot eye with a glint. */
export function Eye({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <g transform={translate(x, y)} stroke="none">
      <ellipse className={solid} stroke="none" rx="8.5" ry="10.5" />
      <circle className={spark} cx="3" cy="-4" r="3.2" />
    </g>
  );
}

/** An eye with a visible white; the pupil is offset by `lookX`, `lookY`. */
export function Wide({
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
