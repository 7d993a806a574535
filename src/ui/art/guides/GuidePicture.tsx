import type { GuideId } from '../../../content/guides.ts';
import captain from './captain.svg';
import { picture } from './GuidePicture.css.ts';
import investor from './investor.svg';
import shield from './shield.svg';

const pictures: Record<GuideId, string> = { captain, investor, shield };

/**
 * A static guide with its rosette, as an image: a hundred inline elements would be restyled at
 * every theme change. `tests/unit/art/pictures.test.tsx` generates the files from `Mascot` and
 * `Rosette`. Fills a square and extends beyond its sides.
 */
export function GuidePicture({ name }: { readonly name: GuideId }) {
  return <img className={picture} src={pictures[name]} alt="" loading="lazy" />;
}
