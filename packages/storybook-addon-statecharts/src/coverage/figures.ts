import type { AcceptedPictures } from '../pictures/acceptedPictures.ts';
import type { Coverage } from './coverage.ts';

/** What `npm run states` wrote the last time. */
export interface Figures extends Coverage {
  pictures: AcceptedPictures;
}
