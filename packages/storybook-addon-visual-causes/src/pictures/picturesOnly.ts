const VARIABLE = 'STORY_PICTURES_ONLY';

/** Excludes walks from this process's runs: they are tests without pictures. */
export function takePicturesOnly(): void {
  process.env[VARIABLE] = '1';
}

/** Returns whether the run is for pictures alone. */
export const arePicturesEnough = (): boolean => process.env[VARIABLE] !== undefined;
