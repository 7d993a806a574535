const VARIABLE = 'STORY_PICTURES_ONLY';

/** Leaves walks out of the runs that this process starts: they are tests, and have no pictures. */
export function takePicturesOnly(): void {
  process.env[VARIABLE] = '1';
}

/** Are pictures all that the run is for? */
export const arePicturesEnough = (): boolean => process.env[VARIABLE] !== undefined;
