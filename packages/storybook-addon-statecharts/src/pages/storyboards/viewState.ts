import type { Theme, View, Window } from '../../storyboards/modes.ts';

/** A storyboard's view, stored completely in its URL. */
export interface ViewState {
  view: View;
  /** The pictures' window and theme; the page's own unless the URL sets them. */
  window: Window | '';
  theme: Theme | '';
  /** Whose screens to show for signed-in states; by default the project's first role. */
  role: string;
  /** Paths of highlighted leaf states, space-separated, with hyphens for dots. */
  lit: string;
  /** Paths of collapsed states, in the same format; `-` for none, '' for the default. */
  folded: string;
  /** A question's id; '' for none. */
  question: string;
  /** Slugs of the path's steps, space-separated. */
  path: string;
  /** Whether the real screen is open beside the drawing. */
  live: boolean;
}

export const initialViewState: ViewState = {
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

/** Parses state paths from a URL. */
export const statePathsIn = (text: string): string[] =>
  text
    .split(/[ +]/)
    .filter((statePath) => statePath !== '' && statePath !== '-')
    .map((statePath) => statePath.replaceAll('-', '.'));

export const statePathsText = (statePaths: Iterable<string>): string =>
  [...statePaths].map((statePath) => statePath.replaceAll('.', '-')).join(' ');
