import { useEffect, useState } from 'react';
import type { Board } from '../../storyboards/board.ts';
import { boardKey, layOut } from '../../storyboards/layout.ts';
import type { Layout } from '../../storyboards/boxes.ts';

export type Layouts = Readonly<Record<string, Layout>>;

const laidOut = new Map<string, Promise<Layout>>();

/** Lays out here what was not laid out before: a board that somebody folded. The layouter is large. */
function layOutHere(board: Board, key: string): Promise<Layout> {
  const known =
    laidOut.get(key) ??
    import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => layOut(board, new Elk()));
  laidOut.set(key, known);
  return known;
}

/** The board's layout with the board it is of; while a new one is made, the last. */
export function useLayout(
  board: Board,
  layouts: Layouts,
): { board: Board; layout: Layout } | undefined {
  const key = boardKey(board);
  const ready = layouts[key];
  const [made, setMade] = useState<{ key: string; board: Board; layout: Layout }>();
  useEffect(() => {
    if (ready !== undefined) return;
    let isWanted = true;
    void layOutHere(board, key).then((layout) => {
      if (isWanted) setMade({ key, board, layout });
    });
    return () => {
      isWanted = false;
    };
    // The key says all that the layout depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, ready]);
  if (ready !== undefined) return { board, layout: ready };
  if (made?.key === key) return { board, layout: made.layout };
  return made;
}
