import { boardOf, foldedAtFirst, type Board } from '../../storyboards/board.ts';
import type { View, Window } from '../../storyboards/modes.ts';
import type { Subject } from '../../storyboards/subject.ts';

/** A storyboard's view, stored completely in its URL: `&args=lit:signedIn-profile-loaded;view:code`. */
export interface ViewState {
  view: View;
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

/** The collapsed states. */
export const foldedIn = ({ chart }: Subject, folded: string): ReadonlySet<string> =>
  new Set(folded === '' ? foldedAtFirst(chart) : statePathsIn(folded));

/** The drawing of this view, without positions. */
export const boardIn = (
  subject: Subject,
  { view, folded }: Pick<ViewState, 'view' | 'folded'>,
  window: Window,
): Board =>
  boardOf(subject.chart, {
    view,
    window,
    folded: foldedIn(subject, folded),
    own: subject.own,
  });
