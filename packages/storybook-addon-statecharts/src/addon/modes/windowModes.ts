/** A theme in a window: what a reviewer chooses with one press. */
export interface WindowMode {
  key: string;
  name: string;
  theme: 'light' | 'dark';
  /** As in Storybook's viewport switch. */
  window: 'phone' | 'desk';
}

export const windowModes: readonly WindowMode[] = [
  { key: 'phone-light', name: 'Phone, light', theme: 'light', window: 'phone' },
  { key: 'phone-dark', name: 'Phone, dark', theme: 'dark', window: 'phone' },
  { key: 'desk-light', name: 'Desk, light', theme: 'light', window: 'desk' },
  { key: 'desk-dark', name: 'Desk, dark', theme: 'dark', window: 'desk' },
];

type Globals = Readonly<Record<string, unknown>>;

/** The globals that are a mode. */
export const globalsOf = ({ theme, window }: Pick<WindowMode, 'theme' | 'window'>) => ({
  theme,
  viewport: { value: window, isRotated: false },
});

/** Which window is chosen; undefined for one that was drawn by hand. */
export function windowIn({ viewport }: Globals): string | undefined {
  if (typeof viewport === 'string') return viewport;
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return undefined;
  return typeof viewport.value === 'string' ? viewport.value : undefined;
}

/** The mode that the board is in; undefined in any other window. */
export const modeIn = (globals: Globals): WindowMode | undefined =>
  windowModes.find(
    ({ theme, window }) => theme === globals['theme'] && window === windowIn(globals),
  );

/**
 * A story's address within the board that keeps theme and window.
 * @param id as in the sidebar: `screens-sign-in--empty-form`
 */
export function addressIn(id: string, globals: Globals): string {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const window = windowIn(globals) ?? 'desk';
  return `./?path=/story/${id}&globals=theme:${theme};viewport.value:${window}`;
}
