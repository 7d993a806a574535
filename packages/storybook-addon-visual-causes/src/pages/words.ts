// The pages' words for modes and kinds, in plain English.
import { ARIA_SNAPSHOT, type Change, type ChangeKind } from '../desk/desk.ts';

export type InMode = Pick<Change, 'mode' | 'width'>;

/** Returns a picture's width and theme in words: `390 px` and `Dark` for the mode `dark-390`. */
export function modeParts({ mode, width }: InMode): { width: string; theme: string } {
  if (mode === ARIA_SNAPSHOT) return { width: 'What is read', theme: '' };
  const words = mode.replaceAll(/[-_]?\d+(?:px)?\b/g, '').replaceAll('-', ' ');
  return {
    width: width === undefined ? '' : `${width} px`,
    theme: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
}

/** Returns a mode for sentences: `390 px, dark`. */
export function modeWords(picture: InMode): string {
  const { width, theme } = modeParts(picture);
  return [width, theme.toLowerCase()].filter((each) => each !== '').join(', ');
}

export const kindWords: Readonly<Record<ChangeKind, string>> = {
  changed: 'changed',
  new: 'new',
  gone: 'gone',
  ariaSnapshot: 'ARIA snapshot changed',
};

/** Names a story: `Donate · Fifty dollars`. */
export const storyWords = ({ title, name }: Pick<Change, 'title' | 'name'>): string =>
  `${title.split('/').at(-1)} · ${name}`;

/** Names a story in a mode: `Donate · Fifty dollars, 390 px, dark`. */
export const subjectWords = (subject: Pick<Change, 'title' | 'name'> & InMode): string =>
  `${storyWords(subject)}, ${modeWords(subject)}`;
