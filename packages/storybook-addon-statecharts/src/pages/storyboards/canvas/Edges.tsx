import type { Layout } from '../../../storyboards/measures.ts';
import { ViewportPortal } from '@xyflow/react';
import { stateName } from '../../../chart/words.ts';
import type { Board, BoardEdge } from '../../../storyboards/board.ts';
import { ANY } from '../../../storyboards/collapseEdges.ts';
import { arrowPath, edgePath } from '../../../storyboards/drawing/paths.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import * as styles from './Canvas.css.ts';
import { useShown } from '../context.ts';

function Label({ edge, layout }: { edge: BoardEdge; layout: Layout }) {
  const { highlighted, current, choose, subject, chosen, isLive, possibleEdges } = useShown();
  const box = layout.edges[edge.id]?.label;
  if (box === undefined) return null;
  const nameOf = (statePath: string): string => stateName(subject.id, statePath);
  const from = edge.source === ANY ? 'any state' : nameOf(edge.source);
  return (
    <button
      type="button"
      className={styles.label}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      data-item={edge.id}
      data-lit={highlighted.has(edge.id) || chosen?.id === edge.id ? '' : undefined}
      data-open={isLive && possibleEdges.has(edge.id) ? '' : undefined}
      aria-disabled={isLive && !possibleEdges.has(edge.id)}
      tabIndex={current === edge.id ? 0 : -1}
      onClick={() => {
        if (!isLive || possibleEdges.has(edge.id)) choose({ kind: 'edge', id: edge.id });
      }}
    >
      {edge.number === undefined ? (
        <span className={styles.dot} />
      ) : (
        <span className={styles.number}>{edge.number}</span>
      )}
      <span className={styles.words}>
        {edge.lines.map(({ text, isStrong }, index) => (
          <span key={index} className={isStrong ? styles.strong : styles.faint}>
            {text}
          </span>
        ))}
        <VisuallyHidden>
          , from {from} to {nameOf(edge.target)}
        </VisuallyHidden>
      </span>
    </button>
  );
}

/** The edges between states: lines below, with the event on each. */
export function Edges({ board, layout }: { board: Board; layout: Layout }) {
  const { highlighted, isPath } = useShown();
  return (
    <ViewportPortal>
      <svg className={styles.edges} width={layout.width} height={layout.height} aria-hidden="true">
        {board.edges.map(({ id }) => {
          const points = layout.edges[id]?.points ?? [];
          const tip = points.at(-1);
          return (
            <g
              key={id}
              data-lit={highlighted.has(id) ? '' : undefined}
              data-faint={isPath && !highlighted.has(id) ? '' : undefined}
            >
              <path className={styles.line} d={edgePath(points)} />
              <path
                className={styles.arrow}
                style={{ transformOrigin: `${tip?.x ?? 0}px ${tip?.y ?? 0}px` }}
                d={arrowPath(points)}
              />
            </g>
          );
        })}
      </svg>
      {board.edges.map((edge) => (
        <Label key={edge.id} edge={edge} layout={layout} />
      ))}
    </ViewportPortal>
  );
}
