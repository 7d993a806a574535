import { createContext, use } from 'react';
import type { StatePicture } from '../../../storyboards/pictures.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import type { View, Window } from '../../../storyboards/modes.ts';

/** The selection: a state by its path, or an edge by its id. */
export type Chosen = { kind: 'state' | 'edge'; id: string } | undefined;

/** The context of a drawing's components. */
export interface CanvasContext {
  subject: Subject;
  view: View;
  window: Window;
  /** A leaf state's picture in the current mode. */
  pictureOf: (statePath: string) => StatePicture | undefined;
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
  fold: (statePath: string, folded: boolean) => void;
}

export const Context = createContext<CanvasContext | undefined>(undefined);

export function useCanvas(): CanvasContext {
  const value = use(Context);
  if (value === undefined) throw new Error('Canvas components need a CanvasContext');
  return value;
}
