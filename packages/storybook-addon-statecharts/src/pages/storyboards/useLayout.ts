import type { Layout } from '../../storyboards/measures.ts';
import { useEffect, useState } from 'react';
import type { Board } from '../../storyboards/board.ts';
import { layOut } from '../../storyboards/layout.ts';

export interface Drawing {
  board: Board;
  layout: Layout;
}

const layouts = new Map<string, Layout>();

const keyOf = (board: Board): string => JSON.stringify(board);

/** Saves a board's layout that was computed elsewhere. */
export const provideLayout = (board: Board, layout: Layout): void =>
  void layouts.set(keyOf(board), layout);

/** Computes a board's layout once. Loads ELK on demand, because it is large. */
export async function prepareLayout(board: Board): Promise<Layout> {
  const key = keyOf(board);
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const layout = await layOut(board, new Elk());
  layouts.set(key, layout);
  return layout;
}

/** Returns a board with its layout; the previous one while the layout is computed. */
export function useLayout(board: Board): Drawing | undefined {
  const key = keyOf(board);
  const [latest, setLatest] = useState<Drawing>();
  useEffect(() => {
    let isWanted = true;
    void prepareLayout(board).then((layout) => {
      if (isWanted) setLatest({ board, layout });
    });
    return () => {
      isWanted = false;
    };
    // The key contains all inputs of the layout.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  const layout = layouts.get(key);
  return layout === undefined ? latest : { board, layout };
}
