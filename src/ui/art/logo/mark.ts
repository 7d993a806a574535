import { arcPath } from '../geometry/arc.ts';

/** The logo's rings, from the outside: path data in a 40-unit drawing about the origin. */
export const markRings = [arcPath(12, 0.74), arcPath(6.5, 0.52)] as const;
