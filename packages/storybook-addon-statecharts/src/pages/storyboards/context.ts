import { createContext, use } from 'react';
import type { Board } from '../../storyboards/board.ts';
import type { Theme, View, Window } from '../../storyboards/modes.ts';
import type { AcceptedPicture } from '../../storyboards/pictures.ts';
import type { Subject } from '../../storyboards/subject.ts';

/** The selection: a state by its path, or an edge by its id. */
export type Chosen = { kind: 'state' | 'edge'; id: string } | undefined;

/** What the parts of a storyboard's page share. */
export interface Shown {
  subject: Subject;
  view: View;
  window: Window;
  theme: Theme;
  board: Board;
  /**
   * Returns a leaf state's picture.
   * @param story default: the state's own
   * @param mode default: the page's
   */
  pictureOf: (statePath: string, story?: string, mode?: string) => AcceptedPicture | undefined;
  /** Returns a state's name in the current view. */
  nameOf: (statePath: string) => string;
  /** Highlighted states by path, and edges by id. */
  highlighted: ReadonlySet<string>;
  /** Whether a path is highlighted, which dims the rest. */
  isPath: boolean;
  chosen: Chosen;
  /** Whether the real screen is open: clicking an edge takes it. */
  isLive: boolean;
  /** Ids of the edges that the live screen can take now. */
  possibleEdges: ReadonlySet<string>;
  /** The roving tab stop: a node's or an edge's id. */
  current: string;
  choose: (chosen: Chosen) => void;
  /** Selects a state, expands what contains it, and moves to it. */
  find: (statePath: string) => void;
  fold: (statePath: string, folded: boolean) => void;
}

export const ShownContext = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  const value = use(ShownContext);
  if (value === undefined) throw new Error('Parts of a storyboard need a ShownContext');
  return value;
}
