import type { AcceptedPictures } from '../pictures/acceptedPictures.ts';
import type { Coverage } from './coverage.ts';

/** The figures of the last `npm run states`. */
export interface Figures extends Coverage {
  pictures: AcceptedPictures;
}
