import { core } from '../paint.css.ts';

/** The colours of a limb. */
export type LimbColour = keyof typeof core;

/** A tube along a path: the outline's stroke with a lighter one inside. */
export function Limb({ d, colour }: { readonly d: string; readonly colour: LimbColour }) {
  return (
    <>
      <path d={d} strokeWidth="19" />
      <path d={d} strokeWidth="8" className={core[colour]} />
    </>
  );
}
