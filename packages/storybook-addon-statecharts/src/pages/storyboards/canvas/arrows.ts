// Arrow-key navigation along a drawing's edges.
import type { Board } from '../../../storyboards/board.ts';

/** Right: from a state to its event and on to the target; left: back; up and down: among siblings. */
export function arrowTo(board: Board, current: string, key: string): string | undefined {
  const edges = board.edges.filter(({ lines }) => lines.length > 0);
  const edge = edges.find(({ id }) => id === current);
  const step = key === 'ArrowUp' ? -1 : 1;
  const beside = (ids: readonly string[]): string | undefined =>
    ids[(ids.indexOf(current) + step + ids.length) % ids.length];
  if (edge !== undefined) {
    if (key === 'ArrowRight') return edge.target;
    if (key === 'ArrowLeft') return edge.source;
    return beside(edges.filter(({ source }) => source === edge.source).map(({ id }) => id));
  }
  if (key === 'ArrowRight') return edges.find(({ source }) => source === current)?.id;
  if (key === 'ArrowLeft') return edges.find(({ target }) => target === current)?.id;
  return beside(
    board.nodes
      .filter(({ kind }) => kind !== 'begin' && kind !== 'any' && kind !== 'frame')
      .map(({ id }) => id),
  );
}
