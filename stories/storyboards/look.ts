import type { Theme, View, Window } from '../../review/storyboards/modes.ts';
import type { Role } from '../../src/domain/roles.ts';

/** How a storyboard is looked at: all of it stands in its address. */
export interface Look {
  view: View;
  window: Window;
  /** Of the pictures; the page's own unless chosen. */
  theme: Theme | '';
  /** Whose screens are shown of those who are signed in. */
  role: Role;
  /** Places of leaf states that are lit, spaces between, hyphens for dots, which addresses refuse. */
  lit: string;
  /** Places of states that are folded, likewise; `-` for none, '' as it opens. */
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
  window: 'phone',
  theme: '',
  role: 'student',
  lit: '',
  folded: '',
  question: '',
  path: '',
  live: false,
};

/** Places as an address holds them. */
export const placesIn = (text: string): string[] =>
  text
    .split(/[ +]/)
    .filter((place) => place !== '' && place !== '-')
    .map((place) => place.replaceAll('-', '.'));

export const placesText = (places: Iterable<string>): string =>
  [...places].map((place) => place.replaceAll('.', '-')).join(' ');
