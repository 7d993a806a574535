import { createContext, use } from 'react';
import type { StatePicture } from '../../../storyboards/pictures.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import type { View, Window } from '../../../storyboards/modes.ts';

/** What is chosen: a state by its path, or an edge by its id. */
export type Chosen = { kind: 'state' | 'edge'; id: string } | undefined;

/** What every part of a drawing reads. */
export interface CanvasContext {
  subject: Subject;
  view: View;
  window: Window;
  /** The picture of a leaf state in the mode that is looked at. */
  pictureOf: (statePath: string) => StatePicture | undefined;
  /** State paths and edges that are lit. */
  lit: ReadonlySet<string>;
  /** A path is lit: what is not on it steps back. */
  isPath: boolean;
  chosen: Chosen;
  /** The real screen stands beside: an edge is pressed to take it. */
  isLive: boolean;
  /** Edges that can be taken now. */
  open: ReadonlySet<string>;
  /** The one that Tab leads to: a node's or an edge's id. */
  current: string;
  choose: (chosen: Chosen) => void;
  fold: (statePath: string, folded: boolean) => void;
}

export const Context = createContext<CanvasContext | undefined>(undefined);

export function useCanvas(): CanvasContext {
  const value = use(Context);
  if (value === undefined) throw new Error('No drawing above');
  return value;
}
