import { fill, line } from '../paint.css.ts';

/** The coin in the rings' core, radius 42 around the origin, with a seedling. */
export function SproutCoin() {
  return (
    <g className={line} strokeWidth="5" strokeLinejoin="round">
      <circle r="40" className={fill.gold} />
      <path
        className={fill.leaf}
        d="M0 22C1 10 1 4 0-3M0-3C-3-17-14-22-26-18C-24-6-13 0 0-3ZM0 8C3-5 13-11 25-7C23 4 13 11 0 8Z"
      />
    </g>
  );
}
