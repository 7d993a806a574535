import { translate } from '../geometry/transform.ts';
import { fill } from '../paint.css.ts';

/** A sweat drop with its tip at the given point. */
export function Sweat({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className={fill.sky}
      strokeWidth="5"
      transform={translate(x, y)}
      d="M0 0C5 9 9 13 9 19a9 9 0 0 1-18 0C-9 13-5 9 0 0Z"
    />
  );
}
