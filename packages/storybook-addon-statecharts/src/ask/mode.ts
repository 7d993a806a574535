import { wordsOfText } from './words.ts';

/** How an answer is to be looked at. */
export interface AskedMode {
  theme: 'light' | 'dark';
  /** As in Storybook's viewport switch. */
  window: 'phone' | 'desk' | 'zoomed';
}

const windows: Readonly<Record<string, AskedMode['window']>> = {
  phone: 'phone',
  phones: 'phone',
  mobile: 'phone',
  iphone: 'phone',
  android: 'phone',
  smartphone: 'phone',
  desk: 'desk',
  desktop: 'desk',
  laptop: 'desk',
  computer: 'desk',
  zoom: 'zoomed',
  zoomed: 'zoomed',
};

const themes: Readonly<Record<string, AskedMode['theme']>> = {
  dark: 'dark',
  night: 'dark',
  light: 'light',
  day: 'light',
};

export interface ReadMode {
  mode: AskedMode;
  /** The question without the words that say how. */
  rest: string;
}

/** Takes "phone, dark" out of a question; a desk in the light unless it says otherwise. */
export function modeIn(question: string): ReadMode {
  const mode: AskedMode = { theme: 'light', window: 'desk' };
  // A menu of phones and a phone contract are no windows.
  const kept = question.replaceAll(/\bmobile menu\b|\bphone (?:contract|number)s?\b/gi, (whole) =>
    whole.replace(' ', '_'),
  );
  const rest = kept.replaceAll(/[\p{L}_]+/gu, (word) => {
    const said = wordsOfText(word)[0] ?? '';
    const window = Object.hasOwn(windows, said) ? windows[said] : undefined;
    const theme = Object.hasOwn(themes, said) ? themes[said] : undefined;
    if (window !== undefined) mode.window = window;
    if (theme !== undefined) mode.theme = theme;
    return window === undefined && theme === undefined ? word : ' ';
  });
  return { mode, rest: rest.replaceAll('_', ' ').replaceAll(/\b(?:mode|theme|version)\b/gi, ' ') };
}
