// The pages' words for modes and kinds, in plain English.
import { modes } from '../../pictures/modes.ts';
import { ARIA_SNAPSHOT, type ChangeKind } from '../desk.ts';

const windows: Readonly<Record<number, string>> = {
  390: 'Phone',
  1280: 'Desk',
  800: 'Part of a page',
  320: '400 % zoom',
};

/** Returns a mode's two words: `Phone` and `Dark`. */
export function modeParts(mode: string): { window: string; theme: string } {
  if (mode === ARIA_SNAPSHOT) return { window: 'What is read', theme: '' };
  // A manifest may name any mode, even `constructor`.
  const known = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (known === undefined) return { window: mode, theme: '' };
  if (known.forcedColors === 'active') return { window: 'Forced colours', theme: '' };
  return {
    window: windows[known.viewport.width] ?? `${known.viewport.width} px`,
    theme: known.theme === 'dark' ? 'Dark' : 'Light',
  };
}

/** Returns a mode for sentences: `Phone, dark`. */
export function modeWords(mode: string): string {
  const { window, theme } = modeParts(mode);
  return theme === '' ? window : `${window}, ${theme.toLowerCase()}`;
}

export const kindWords: Readonly<Record<ChangeKind, string>> = {
  changed: 'changed',
  new: 'new',
  gone: 'gone',
  ariaSnapshot: 'ARIA snapshot changed',
};

/** Joins `Screens/Donate` and `Fifty dollars` into a readable name. */
export const subjectWords = ({ title, name }: { title: string; name: string }): string =>
  `${title.split('/').at(-1)} · ${name}`;
