import type { Layout } from '../measures.ts';
import type { Board } from '../board.ts';
import type { Theme, View, Window } from '../modes.ts';
import type { Status } from '../pictures.ts';

/** An embeddable picture, with its status. */
export interface DrawnPicture {
  /** `data:image/webp;base64,…`, so that the file is standalone. */
  href: string;
  status: Status;
}

/** A node's or edge's change since the base; undefined if unchanged. */
export type Change = 'added' | 'removed' | 'changed';

export interface SvgOptions {
  /** The statechart's id. */
  id: string;
  board: Board;
  layout: Layout;
  view: View;
  window: Window;
  theme: Theme;
  /** A leaf state's picture, by its path. */
  pictureOf: (statePath: string) => DrawnPicture | undefined;
  /** By the ids of nodes and edges. */
  changes?: ReadonlyMap<string, Change>;
  /** `@font-face` rules with embedded typefaces; omitted where the page has them. */
  typefaces?: string;
}
