import { useId } from 'react';
import { bandSlugs } from '../bands.ts';
import type { BandSlug } from '../bands.ts';
import { seeded } from '../geometry/seed.ts';
import { short } from '../geometry/number.ts';
import { wavePath } from '../geometry/wave.ts';
import { labelled } from '../labelled.ts';
import { bandStroke } from '../paint.css.ts';
import { placements, rosettePlan } from './rosettePlan.ts';
import type { Placement } from './rosettePlan.ts';

/** Hairline, in units of the 200-unit drawing; shrunken copies keep it. */
const hairline = 0.7;

function placed({ angle, scale }: Placement) {
  const turn = `rotate(${short(angle, 2)})`;
  if (scale === 1) return { transform: turn };
  return {
    transform: `${turn}scale(${short(scale, 3)})`,
    strokeWidth: short(hairline / scale, 2),
  };
}

/** Props of {@link Rosette}. */
export interface RosetteProps {
  /** What the figure is drawn from: the slug of a program, course, event or post. */
  readonly slug: string;
  /** The band whose colour it takes. Without it the slug chooses one of the seven. */
  readonly band?: BandSlug;
  /** Accessible name. A rosette is decoration, so seldom given. */
  readonly title?: string;
}

/**
 * An engraved guilloché rosette, the emblem of one program, course, event or post: the same slug
 * always draws the same figure. Regular as engraving is. Never behind text.
 */
export function Rosette({ slug, band, title }: RosetteProps) {
  const id = useId();
  const chosen = band ?? bandSlugs[seeded(`${slug}#`)(0, 6)] ?? 'k-2';
  return (
    <svg
      viewBox="-100-100 200 200"
      className={bandStroke[chosen]}
      fill="none"
      strokeWidth={hairline}
      {...labelled(title)}
    >
      {rosettePlan(slug).layers.map((layer, index) => [
        <path key="curve" id={id + index} d={wavePath(layer, 1)} />,
        ...placements(layer)
          .slice(1)
          .map((placement, copy) => (
            <use key={copy} href={`#${id}${index}`} {...placed(placement)} />
          )),
      ])}
    </svg>
  );
}
