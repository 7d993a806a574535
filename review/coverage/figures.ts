import type { AcceptedPictures } from '../pictures/acceptedPictures.ts';
import type { Coverage, Uncovered } from './coverage.ts';

/** What `npm run states` wrote the last time. */
export interface Figures extends Coverage {
  uncovered: readonly Uncovered[];
  pictures: AcceptedPictures;
}

const written = import.meta.glob<Figures>('/test-results/states/figures.json', {
  eager: true,
  import: 'default',
});

/** The figures this Storybook was built with; undefined when there were none. */
export const figures: Figures | undefined = Object.values(written)[0];
