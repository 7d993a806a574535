import { core, fill, solid } from '../paint.css.ts';
import { Hand } from './Hand.tsx';

/** A magnifying glass held in a fist at the given point, upright before it is turned. */
export function Magnifier({
  x,
  y,
  turn,
  eye = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Whether an eye is seen through it, large. */
  readonly eye?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <path d="M0 14V-28" strokeWidth="13" />
      <circle className={fill.sky} cy="-51" r="22" />
      {eye ? (
        <>
          <circle className={fill.white} cy="-51" r="14" strokeWidth="4" />
          <circle className={solid} stroke="none" cx="-3" cy="-54" r="7" />
        </>
      ) : (
        <path className={core.white} d="M-11-53Q-10-61-2-63" strokeWidth="5" />
      )}
      <Hand shape="fist" x={0} y={0} />
    </g>
  );
}
