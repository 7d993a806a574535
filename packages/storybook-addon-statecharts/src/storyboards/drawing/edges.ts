// Draws the edges between states, and their labels.
import type { BoardEdge } from '../board.ts';
import { label as labels } from '../measures.ts';
import { element, text } from './element.ts';
import { arrowPath, edgePath } from './paths.ts';
import { strokeOf, type Sheet } from './sheet.ts';

/** Draws an edge with its arrow. */
export function drawLine(sheet: Sheet, edge: BoardEdge): string {
  const { points } = sheet.layout.edges[edge.id] ?? { points: [] };
  const outline = strokeOf(sheet, edge.id);
  return (
    element('path', { d: edgePath(points), fill: 'none', ...outline }) +
    element('path', { d: arrowPath(points), fill: outline.stroke })
  );
}

/** Draws an edge's label; '' for one without space. */
export function drawLabel(sheet: Sheet, edge: BoardEdge): string {
  const box = sheet.layout.edges[edge.id]?.label;
  if (box === undefined) return '';
  const { paper, muted, surface } = sheet.colors;
  const { stroke } = strokeOf(sheet, edge.id);
  const inset = edge.number === undefined ? 0 : 26;
  const middle = box.x + inset + (box.width - inset) / 2;
  const [cx, cy] = [box.x + 14, box.y + box.height / 2];
  const strong = { size: 13.5, weight: 600, fill: stroke, anchor: 'middle' } as const;
  const faint = { size: 12.5, fill: muted, anchor: 'middle' } as const;
  const badge =
    edge.number === undefined
      ? ''
      : element('circle', { cx, cy, r: 10, fill: surface, stroke }) +
        text(String(edge.number), cx, cy + 4, { ...strong, size: 12, weight: 700 });
  const lines = edge.lines.map((line, index) => {
    const y = box.y + labels.pad / 2 + labels.line * (index + 0.76);
    return text(line.text, middle, y, line.isStrong ? strong : faint);
  });
  return element('rect', { ...box, fill: paper }) + badge + lines.join('');
}
