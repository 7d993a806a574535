import type { Theme } from '../../machines/theme/theme.machine.ts';

type Follower = (theme: Theme) => void;

const followers = new Set<Follower>();

/** The theme's class on the root, as src/services/theme.ts sets it. */
export function setThemeClass(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/** Tells `follower` of each switch. @returns what ends that */
export function followTheme(follower: Follower): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

/** Switches what is drawn to a theme, as a visitor does, and leaves everything else as it is. */
export function switchTheme(theme: Theme): void {
  setThemeClass(theme);
  for (const follower of followers) follower(theme);
}
