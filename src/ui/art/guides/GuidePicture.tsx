import type { MascotName } from '../mascots/Mascot.tsx';
import captain from './captain.svg';
import { picture } from './GuidePicture.css.ts';
import investor from './investor.svg';
import shield from './shield.svg';

const pictures: Record<MascotName, string> = { captain, investor, shield };

/**
 * A guide at rest before its rosette, as an image: it neither moves nor is read, and a hundred elements of
 * the document would be styled again at every change of theme. `tests/unit/art/guidePictures.test.tsx`
 * draws the files from `Mascot` and `Rosette`. Fills a square and reaches beyond its sides.
 */
export function GuidePicture({ name }: { readonly name: MascotName }) {
  return <img className={picture} src={pictures[name]} alt="" loading="lazy" />;
}
