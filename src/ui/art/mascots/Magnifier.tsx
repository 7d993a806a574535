import { rotate, translate, transforms } from '../geometry/transform.ts';
import { core, fill, solid } from '../paint.css.ts';
import { Hand } from './Hand.tsx';

/** A magnifying glass in a fist at the given point, rotated from upright. */
export function Magnifier({
  x,
  y,
  turn,
  eye = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Shows an enlarged eye through the glass. */
  readonly eye?: boolean;
}) {
  return (
    <g transform={transforms(translate(x, y), rotate(turn))}>
      <path d="M0 16V-26" strokeWidth="15" />
      <path d="M0 16V-26" strokeWidth="4" className={core.gold} />
      <circle className={fill.gold} cy="-51" r="23" />
      <circle className={eye ? fill.white : fill.sky} cy="-51" r="16" strokeWidth="5" />
      {eye ? (
        <circle className={solid} stroke="none" cx="-3" cy="-54" r="7" />
      ) : (
        <path className={core.white} d="M-7-52Q-7-57-2-58" strokeWidth="4" />
      )}
      <Hand shape="fist" x={0} y={0} />
    </g>
  );
}
