/** What a reviewer chooses with one press. */
interface WindowMode {
  name: string;
  /** On the press. */
  label: string;
  theme: 'light' | 'dark';
  /** As in Storybook's viewport switch; undefined leaves the window as it is. */
  window?: 'phone' | 'desk';
}

/** The modes that are offered: a theme, in a window where a story has pictures in windows. */
export const modesOf = (hasWindows: boolean): readonly WindowMode[] =>
  hasWindows
    ? [
        { name: 'Phone, light', label: 'Phone', theme: 'light', window: 'phone' },
        { name: 'Phone, dark', label: 'Phone', theme: 'dark', window: 'phone' },
        { name: 'Desk, light', label: 'Desk', theme: 'light', window: 'desk' },
        { name: 'Desk, dark', label: 'Desk', theme: 'dark', window: 'desk' },
      ]
    : [
        { name: 'Light', label: 'Light', theme: 'light' },
        { name: 'Dark', label: 'Dark', theme: 'dark' },
      ];

type Globals = Readonly<Record<string, unknown>>;

/** The globals that are a mode. */
export const globalsOf = ({ theme, window }: Pick<WindowMode, 'theme' | 'window'>) => ({
  theme,
  ...(window === undefined ? {} : { viewport: { value: window, isRotated: false } }),
});

/** Which window is chosen; undefined for one that was drawn by hand. */
export function windowIn({ viewport }: Globals): string | undefined {
  if (typeof viewport === 'string') return viewport;
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return undefined;
  return typeof viewport.value === 'string' ? viewport.value : undefined;
}

/** Is the board in a mode? */
export const isIn = ({ theme, window }: WindowMode, globals: Globals): boolean =>
  theme === (globals['theme'] ?? 'light') && (window === undefined || window === windowIn(globals));

/**
 * A story's address within the board that keeps theme and window.
 * @param id as in the sidebar: `screens-sign-in--empty-form`
 */
export function addressIn(id: string, globals: Globals): string {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const window = windowIn(globals) ?? 'desk';
  return `./?path=/story/${id}&globals=theme:${theme};viewport.value:${window}`;
}
