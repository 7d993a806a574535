import type { Board } from '../board.ts';
import type { Layout } from '../boxes.ts';
import type { Theme, View, Window } from '../modes.ts';
import type { Status } from '../pictures.ts';
import type { Wording } from '../words.ts';

/** A picture as a file can hold it, and what is said of it. */
export interface DrawnPicture {
  /** `data:image/webp;base64,…`, so that the file stands alone. */
  href: string;
  status: Status;
}

/** What a comparison with the base says of a node or an edge; undefined where nothing changed. */
export type Change = 'added' | 'removed' | 'changed';

export interface SvgOptions {
  board: Board;
  layout: Layout;
  wording: Wording;
  view: View;
  window: Window;
  theme: Theme;
  /** The picture of a leaf state, by its path. */
  pictureOf: (statePath: string) => DrawnPicture | undefined;
  /** By the ids of nodes and edges. */
  changes?: ReadonlyMap<string, Change>;
  /** The rules that bring the typefaces along; where there are none, the page has them. */
  typefaces?: string;
}
