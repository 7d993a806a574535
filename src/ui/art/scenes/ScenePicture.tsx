import type { Band } from '../../../domain/bands.ts';
import grades11To12 from './11-12.svg';
import ages18To24 from './18-24.svg';
import adults from './25-plus.svg';
import grades3To5 from './3-5.svg';
import grades6To8 from './6-8.svg';
import grades9To10 from './9-10.svg';
import gradesKTo2 from './k-2.svg';
import { picture } from './ScenePicture.css.ts';

const pictures: Readonly<Record<Band, string>> = {
  'k-2': gradesKTo2,
  '3-5': grades3To5,
  '6-8': grades6To8,
  '9-10': grades9To10,
  '11-12': grades11To12,
  '18-24': ages18To24,
  '25-plus': adults,
};

/**
 * A band's scene as an image: inline, seven drawings would outweigh the rest of the page's script.
 * `tests/unit/art/pictures.test.tsx` generates the files from `BandScene`.
 */
export function ScenePicture({ band }: { readonly band: Band }) {
  return <img className={picture} src={pictures[band]} alt="" width="400" height="320" />;
}
