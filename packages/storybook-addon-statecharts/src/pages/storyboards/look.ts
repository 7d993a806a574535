import type { Theme, View, Window } from '../../storyboards/modes.ts';

/** How a storyboard is looked at: all of it stands in its address. */
export interface Look {
  view: View;
  /** Of the pictures, as their theme; the page's own unless an address says another. */
  window: Window | '';
  theme: Theme | '';
  /** Whose screens are shown of those who are signed in; the first that the project names unless chosen. */
  role: string;
  /** Paths of leaf states that are lit, spaces between, hyphens for dots, which addresses refuse. */
  lit: string;
  /** Paths of states that are folded, likewise; `-` for none, '' as it opens. */
  folded: string;
  /** A question's id; '' for none. */
  question: string;
  /** The steps of a walked path, by their slugs, spaces between. */
  path: string;
  /** The real screen stands beside the drawing. */
  live: boolean;
}

export const firstLook: Look = {
  view: 'pictures',
  window: '',
  theme: '',
  role: '',
  lit: '',
  folded: '',
  question: '',
  path: '',
  live: false,
};

/** State paths as an address holds them. */
export const statePathsIn = (text: string): string[] =>
  text
    .split(/[ +]/)
    .filter((statePath) => statePath !== '' && statePath !== '-')
    .map((statePath) => statePath.replaceAll('-', '.'));

export const statePathsText = (statePaths: Iterable<string>): string =>
  [...statePaths].map((statePath) => statePath.replaceAll('.', '-')).join(' ');
