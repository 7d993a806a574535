import type { Band } from '../../../domain/bands.ts';
import { engraving } from '../drawing.css.ts';
import { scale, transforms, translate } from '../geometry/transform.ts';
import { centredBox } from '../geometry/viewBox.ts';
import { bandStroke, inherited, inheritedFill, inked } from '../paint.css.ts';
import { RotatedCopies } from '../RotatedCopies.tsx';
import { rosettePlan, signSize } from './rosettePlan.ts';
import { rosetteSector, unitsPerPlan } from './rosetteSector.ts';

const side = 200 * unitsPerPlan;
const hairline = 0.7 * unitsPerPlan;
/** The motif's grid about the middle, as large as the clear disc allows. */
const motifTransform = transforms(scale(1.2), translate(-128, -128));
/** A sign's grid at the top of its circle. */
const atTop = (radius: number) =>
  transforms(
    translate(0, -radius * unitsPerPlan),
    scale((signSize * unitsPerPlan) / 256),
    translate(-128, -128),
  );

/** Props of {@link Rosette}. */
export interface RosetteProps {
  /** The seed: the slug of a program, course, event or post. */
  readonly slug: string;
  /** The band that colours it, or `inherit` for the text's colour. */
  readonly band: Band | 'inherit';
  /**
   * The subject: path data on a grid of 256 units, from `motifs.ts`. The engraving leaves a disc
   * clear for it.
   */
  readonly motif?: string | undefined;
  /**
   * The subject as a ring of signs inside the edge, in the text's colour, for a rosette behind a
   * figure.
   */
  readonly signs?: string | undefined;
}

/**
 * An engraved guilloché rosette, the emblem of a program, course, event or post. A slug always
 * yields the same figure. Never behind text.
 */
export function Rosette({ slug, band, motif, signs }: RosetteProps) {
  const plan = rosettePlan(slug, motif ? 'disc' : signs ? 'ring' : 'none');
  return (
    <svg
      viewBox={centredBox(side)}
      className={band === 'inherit' ? inherited : bandStroke[band]}
      fill="none"
      strokeWidth={hairline}
      aria-hidden
    >
      <svg className={engraving}>
        <RotatedCopies count={plan.fold} step={360 / plan.fold}>
          <path d={rosetteSector(plan)} />
        </RotatedCopies>
        {plan.signs && (
          <RotatedCopies count={plan.signs.count} step={360 / plan.signs.count}>
            <path
              className={inheritedFill}
              stroke="none"
              transform={atTop(plan.signs.radius)}
              d={signs}
            />
          </RotatedCopies>
        )}
      </svg>
      {motif && <path className={inked} stroke="none" transform={motifTransform} d={motif} />}
    </svg>
  );
}
