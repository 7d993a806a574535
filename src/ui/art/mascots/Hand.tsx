import { rotate, translate, transforms } from '../geometry/transform.ts';
import { core, fill } from '../paint.css.ts';

/** The gloves, pointing up from a wrist at the origin. */
export type HandShape = 'fist' | 'open' | 'flat' | 'point';

interface Glove {
  /** Fingers, as strokes. */
  readonly fingers?: string;
  /** The width of a finger inside its outline. */
  readonly thick?: number;
  /** A crease drawn on the glove. */
  readonly crease?: string;
}

const gloves: Readonly<Record<HandShape, Glove>> = {
  fist: { crease: 'M-4-5Q4-4 3 4' },
  open: { fingers: 'M-8-8L-15-25M1-9L1-31M10-7L17-23M-9-1L-22-9', thick: 8 },
  flat: { fingers: 'M1 0V-27M-5 2L-13-5', thick: 12, crease: 'M1-21V-31' },
  point: { fingers: 'M-4-6L-4-30', thick: 8, crease: 'M-4-2Q4-3 3 5' },
};

/** A white glove, drawn over the end of its arm, so that no gap shows. */
export function Hand({
  shape,
  x,
  y,
  turn = 0,
}: {
  readonly shape: HandShape;
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}) {
  const { fingers, thick = 0, crease } = gloves[shape];
  return (
    <g transform={transforms(translate(x, y), rotate(turn))}>
      {fingers && <path d={fingers} strokeWidth={thick + 11} />}
      <circle r="14" className={fill.white} />
      {fingers && <path d={fingers} strokeWidth={thick} className={core.white} />}
      {crease && <path d={crease} strokeWidth="4" />}
    </g>
  );
}
