import { bandSlugs } from '../bands.ts';
import type { BandSlug } from '../bands.ts';
import { short } from '../geometry/number.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { labelled } from '../labelled.ts';
import { bandStroke, fill, hairStroke } from '../paint.css.ts';

const radiusOf = (index: number) => short(5.4 + index * 2.1, 1);

/** The seven rings in one path: the mark stands seven times in the menu of every page. */
const allRings = bandSlugs
  .map((_, index) => {
    const radius = radiusOf(index);
    const diameter = short(2 * Number(radius), 1);
    return `M0 -${radius}a${radius} ${radius} 0 1 0 0 ${diameter}a${radius} ${radius} 0 1 0 0 -${diameter}`;
  })
  .join('');

/** Props of {@link RingMark}. */
export interface RingMarkProps {
  /** The band whose ring is lit. */
  readonly band: BandSlug;
  /** Width and height: CSS pixels, or a CSS length such as `1.5em`. */
  readonly size?: number | string;
  /** Accessible name. Left out beside the band's own name, which is the rule. */
  readonly title?: string;
}

/**
 * A band's mark: its ring lit among the seven. Place as well as colour tells the bands apart.
 * Stands beside the band's name; not a substitute for it.
 */
export function RingMark({ band, size = '2.5em', title }: RingMarkProps) {
  return (
    <svg
      viewBox={centredBox(40)}
      width={size}
      height={size}
      fill="none"
      strokeWidth=".7"
      {...labelled(title)}
    >
      <path className={hairStroke} d={allRings} />
      <circle r={radiusOf(bandSlugs.indexOf(band))} className={bandStroke[band]} strokeWidth="4" />
      <circle r="1.4" className={fill.goldDeep} />
    </svg>
  );
}
