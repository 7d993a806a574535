import { Mirrored } from './Figure.tsx';
import { Limb } from './Limb.tsx';
import type { LimbColour } from './Limb.tsx';

/** Two legs and shoes on the ground. `colour` is the legs', `shoe` a fill class. */
export function Feet({ colour, shoe }: { readonly colour: LimbColour; readonly shoe: string }) {
  const foot = (
    <>
      <Limb d="M118 220V250" colour={colour} />
      <path className={shoe} d="M129 264H96C91 264 91 258 93 254 97 245 110 242 129 244Z" />
    </>
  );
  return (
    <>
      {foot}
      <Mirrored>{foot}</Mirrored>
    </>
  );
}
