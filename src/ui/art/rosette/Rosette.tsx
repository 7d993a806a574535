import { bandSlugs } from '../bands.ts';
import type { BandSlug } from '../bands.ts';
import { engraving } from '../drawing.css.ts';
import { seeded } from '../geometry/seed.ts';
import { scale, transforms, translate } from '../geometry/transform.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { labelled } from '../labelled.ts';
import { bandStroke, inherited, inheritedFill, inked } from '../paint.css.ts';
import { Turned } from '../Turned.tsx';
import { rosettePlan, signSize } from './rosettePlan.ts';
import { rosetteSector, unitsPerPlan } from './rosetteSector.ts';

const side = 200 * unitsPerPlan;
const hairline = 0.7 * unitsPerPlan;
/** The motif's grid about the middle, as large as the clear disc allows. */
const amid = transforms(scale(1.2), translate(-128, -128));
/** A sign's grid at the top of its circle. */
const atTop = (radius: number) =>
  transforms(
    translate(0, -radius * unitsPerPlan),
    scale((signSize * unitsPerPlan) / 256),
    translate(-128, -128),
  );

/** Props of {@link Rosette}. */
export interface RosetteProps {
  /** What the figure is drawn from: the slug of a program, course, event or post. */
  readonly slug: string;
  /**
   * The band whose colour it takes, or `inherit` for the colour of the text around it. Without it the
   * slug chooses one of the seven.
   */
  readonly band?: BandSlug | 'inherit';
  /**
   * What it is about: path data on a grid of 256 units, of `motifs.ts`. The engraving leaves a disc
   * clear for it.
   */
  readonly motif?: string | undefined;
  /**
   * The same, where a figure stands before the middle: path data repeated round a ring inside the edge,
   * in the colour of the text around it.
   */
  readonly signs?: string | undefined;
  /** Accessible name. A rosette is decoration, so seldom given. */
  readonly title?: string;
}

/**
 * An engraved guilloché rosette, the emblem of one program, course, event or post: the same slug
 * always draws the same figure. Regular as engraving is. Never behind text.
 */
export function Rosette({ slug, band, motif, signs, title }: RosetteProps) {
  const chosen = band ?? bandSlugs[seeded(`${slug}#`)(0, 6)] ?? 'k-2';
  const plan = rosettePlan(slug, motif ? 'disc' : signs ? 'ring' : 'none');
  return (
    <svg
      viewBox={centredBox(side)}
      className={chosen === 'inherit' ? inherited : bandStroke[chosen]}
      fill="none"
      strokeWidth={hairline}
      {...labelled(title)}
    >
      <svg className={engraving}>
        <Turned count={plan.fold} step={360 / plan.fold}>
          <path d={rosetteSector(plan)} />
        </Turned>
        {plan.signs && (
          <Turned count={plan.signs.count} step={360 / plan.signs.count}>
            <path
              className={inheritedFill}
              stroke="none"
              transform={atTop(plan.signs.radius)}
              d={signs}
            />
          </Turned>
        )}
      </svg>
      {motif && <path className={inked} stroke="none" transform={amid} d={motif} />}
    </svg>
  );
}
