import type { Theme } from '../../machines/theme/theme.machine.ts';
import { setThemeClass } from '../../src/services/theme.ts';

type Follower = (theme: Theme) => void;

const followers = new Set<Follower>();

/** Tells `follower` of each switch. @returns what ends that */
export function followTheme(follower: Follower): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

/** Switches what is drawn to a theme, as a visitor does, and leaves everything else as it is. */
export function switchTheme(theme: Theme): void {
  setThemeClass(window, theme);
  for (const follower of followers) follower(theme);
}
