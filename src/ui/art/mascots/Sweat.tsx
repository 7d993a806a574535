import { fill } from '../paint.css.ts';

/** A drop of worry, its tip at the given point. */
export function Sweat({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className={fill.sky}
      strokeWidth="5"
      d={`M${x} ${y}C${x + 5} ${y + 9} ${x + 9} ${y + 13} ${x + 9} ${y + 19}a9 9 0 0 1-18 0C${x - 9} ${y + 13} ${x - 5} ${y + 9} ${x} ${y}Z`}
    />
  );
}
