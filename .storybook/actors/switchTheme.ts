import type { Theme } from '../../machines/theme/theme.machine.ts';
import { setThemeClass } from '../../src/services/theme.ts';

type Follower = (theme: Theme) => void;

const followers = new Set<Follower>();

/** Calls `follower` at each theme switch. @returns a function that unsubscribes */
export function followTheme(follower: Follower): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

/** Switches the rendered page to a theme, as a visitor does, and changes nothing else. */
export function switchTheme(theme: Theme): void {
  setThemeClass(window, theme);
  for (const follower of followers) follower(theme);
}
