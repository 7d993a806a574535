import { useEffect, useState } from 'react';
import type { Board } from '../../storyboards/board.ts';
import { boardKey, layOut } from '../../storyboards/layout.ts';
import type { Layout } from '../../storyboards/boxes.ts';

export type Layouts = Readonly<Record<string, Layout>>;

const laidOut = new Map<string, Promise<Layout>>();

/**
 * Computes a layout that is not precomputed, for manually collapsed states. Loaded on demand,
 * because the layout library is large.
 */
function layOutHere(board: Board, key: string): Promise<Layout> {
  const known =
    laidOut.get(key) ??
    import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => layOut(board, new Elk()));
  laidOut.set(key, known);
  return known;
}

/** Returns the board's layout with its board; the previous one while a new one is computed. */
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
    // The key contains all inputs of the layout.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, ready]);
  if (ready !== undefined) return { board, layout: ready };
  if (made?.key === key) return { board, layout: made.layout };
  return made;
}
