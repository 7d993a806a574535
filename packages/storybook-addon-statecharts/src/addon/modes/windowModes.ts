/** A mode that a reviewer chooses with one button. */
interface WindowMode {
  name: string;
  label: string;
  theme: 'light' | 'dark';
  /** The key in Storybook's viewport switch; undefined keeps the current window. */
  window?: 'phone' | 'desk';
}

/** The available modes: themes, for each window if the story has pictures in windows. */
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

export const globalsOf = ({ theme, window }: Pick<WindowMode, 'theme' | 'window'>) => ({
  theme,
  ...(window === undefined ? {} : { viewport: { value: window, isRotated: false } }),
});

/** The chosen window; undefined for a custom size. */
export function windowIn({ viewport }: Globals): string | undefined {
  if (typeof viewport === 'string') return viewport;
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return undefined;
  return typeof viewport.value === 'string' ? viewport.value : undefined;
}

/** Whether the globals match a mode. */
export const isIn = ({ theme, window }: WindowMode, globals: Globals): boolean =>
  theme === (globals['theme'] ?? 'light') && (window === undefined || window === windowIn(globals));

/**
 * A story's URL within the board, with the same theme and window.
 * @param id as in the sidebar: `screens-sign-in--empty-form`
 */
export function addressIn(id: string, globals: Globals): string {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const window = windowIn(globals) ?? 'desk';
  return `./?path=/story/${id}&globals=theme:${theme};viewport.value:${window}`;
}
