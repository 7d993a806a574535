import { defaultSettings, type ReviewSettings } from './defineReview.ts';

let current = defaultSettings;

/** The project's settings. */
export const settings = (): ReviewSettings => current;

/** Sets the project's settings, when a preview starts or a command loads them. */
export function provideSettings(given: ReviewSettings): void {
  current = given;
}
