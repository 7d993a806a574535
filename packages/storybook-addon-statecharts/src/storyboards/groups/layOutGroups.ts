import type { Box, Layout } from '../measures.ts';
import type { Board } from '../board.ts';
import { placeLabel, segmentsOf } from './labels.ts';
import { placeGroups } from './placeGroups.ts';
import { Router } from './route.ts';

/** Lays out a few collapsed groups in columns, where ELK's layers would make a long row. */
export function layOutGroups(board: Board): Layout {
  const { boxes, size } = placeGroups(board);
  const obstacles = [...boxes.values()];
  const router = new Router(size, obstacles);
  const far = (a: Box, b: Box): number =>
    Math.abs(a.x + a.width / 2 - b.x - b.width / 2) +
    Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
  const ends = board.edges.flatMap((edge) => {
    const from = boxes.get(edge.source);
    const to = boxes.get(edge.target);
    return from === undefined || to === undefined ? [] : [{ edge, from, to, far: far(from, to) }];
  });
  // Short edges first; long ones go around them.
  const routed = ends
    .toSorted((a, b) => a.far - b.far)
    .map(({ edge, from, to }) => ({ edge, points: router.route(from, to) }));
  const labels: Box[] = [];
  const edges: Layout['edges'] = {};
  for (const { edge, points } of routed) {
    const others = routed
      .filter((other) => other.edge !== edge)
      .flatMap((other) => segmentsOf(other.points));
    const label =
      edge.lines.length === 0 || points.length < 2
        ? undefined
        : placeLabel(points, edge.label, [...obstacles, ...labels], others);
    if (label !== undefined) labels.push(label);
    edges[edge.id] = { points, label };
  }
  return {
    width: Math.ceil(size.width),
    height: Math.ceil(size.height),
    nodes: Object.fromEntries(boxes),
    edges,
  };
}
