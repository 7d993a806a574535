import { bands } from '../../../domain/bands.ts';
import type { Band } from '../../../domain/bands.ts';
import { short } from '../geometry/number.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { bandStroke, fill, hairStroke } from '../paint.css.ts';

const radiusOf = (index: number) => short(5.4 + index * 2.1, 1);

/** The seven rings in one path, because every page's menu contains the mark seven times. */
const allRings = bands
  .map((_, index) => {
    const radius = radiusOf(index);
    const diameter = short(2 * Number(radius), 1);
    return `M0 -${radius}a${radius} ${radius} 0 1 0 0 ${diameter}a${radius} ${radius} 0 1 0 0 -${diameter}`;
  })
  .join('');

/** Props of {@link RingMark}. */
export interface RingMarkProps {
  /** The highlighted band. */
  readonly band: Band;
  /** Width and height: CSS pixels, or a CSS length such as `1.5em`. */
  readonly size?: number | string;
}

/**
 * A band's icon: its ring highlighted among the seven, so that position as well as colour
 * identifies it. Use beside the band's name, not instead of it.
 */
export function RingMark({ band, size = '2.5em' }: RingMarkProps) {
  return (
    <svg
      viewBox={centredBox(40)}
      width={size}
      height={size}
      fill="none"
      strokeWidth=".7"
      aria-hidden
    >
      <path className={hairStroke} d={allRings} />
      <circle r={radiusOf(bands.indexOf(band))} className={bandStroke[band]} strokeWidth="4" />
      <circle r="1.4" className={fill.goldDeep} />
    </svg>
  );
}
