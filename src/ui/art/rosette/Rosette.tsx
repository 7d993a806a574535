import { useId } from 'react';
import { bandSlugs } from '../bands.ts';
import type { BandSlug } from '../bands.ts';
import { engraving } from '../drawing.css.ts';
import { seeded } from '../geometry/seed.ts';
import { short } from '../geometry/number.ts';
import { rotate, scale, transforms } from '../geometry/transform.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { knotPath, waveKnots, wavePath } from '../geometry/wave.ts';
import { labelled } from '../labelled.ts';
import { bandStroke, inherited } from '../paint.css.ts';
import { placements, rosettePlan } from './rosettePlan.ts';
import type { Placement, RosetteLayer } from './rosettePlan.ts';

/** Hairline, in units of the 200-unit drawing; shrunken copies keep it. */
const hairline = 0.7;

function placed({ angle, scale: size }: Placement) {
  if (size === 1) return { transform: rotate(angle) };
  return {
    transform: transforms(rotate(angle), scale(size)),
    strokeWidth: short(hairline / size, 2),
  };
}

/** How deep a lobe may be, as a share of the radius, before it takes four points instead of two. */
const shallow = 0.08;

/**
 * A layer's closed curve. Where the lobes are deep, one lobe with more points is turned n times: as
 * exact, and shorter than the whole curve written out.
 */
function Curve({ id, layer }: { readonly id: string; readonly layer: RosetteLayer }) {
  if (layer.amplitude / layer.radius < shallow) return <path id={id} d={wavePath(layer, 2, 1)} />;
  const lobe = `${id}l`;
  return (
    <g id={id}>
      <path id={lobe} d={knotPath(waveKnots(layer, 4, 5), 1)} />
      {Array.from({ length: layer.lobes - 1 }, (_, index) => (
        <use key={index} href={`#${lobe}`} transform={rotate(((index + 1) * 360) / layer.lobes)} />
      ))}
    </g>
  );
}

/** Props of {@link Rosette}. */
export interface RosetteProps {
  /** What the figure is drawn from: the slug of a program, course, event or post. */
  readonly slug: string;
  /**
   * The band whose colour it takes, or `inherit` for the colour of the text around it. Without it the
   * slug chooses one of the seven.
   */
  readonly band?: BandSlug | 'inherit';
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
      viewBox={centredBox(200)}
      className={chosen === 'inherit' ? inherited : bandStroke[chosen]}
      fill="none"
      strokeWidth={hairline}
      {...labelled(title)}
    >
      <svg className={engraving}>
        {rosettePlan(slug).layers.map((layer, index) => [
          <Curve key="curve" id={id + index} layer={layer} />,
          ...placements(layer)
            .slice(1)
            .map((placement, copy) => (
              <use key={copy} href={`#${id}${index}`} {...placed(placement)} />
            )),
        ])}
      </svg>
    </svg>
  );
}
