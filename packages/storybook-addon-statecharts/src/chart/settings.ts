import { defaultSettings, type BoardSettings } from './defineBoard.ts';

let current = defaultSettings;

/** The project's settings. */
export const settings = (): BoardSettings => current;

/** Sets the project's settings, when a preview starts or a command loads them. */
export function provideSettings(given: BoardSettings): void {
  current = given;
}
