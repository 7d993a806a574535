import { MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Board } from '../../../review/storyboards/board.ts';
import type { Layout } from '../../../review/storyboards/places.ts';
import { vars } from '../../../src/ui/styles/theme.css.ts';
import { arrowTo } from './arrows.ts';
import * as styles from './Canvas.css.ts';
import { Context, type CanvasContext } from './context.ts';
import { Edges } from './Edges.tsx';
import { depthOf, nodeTypes, type FlowNode } from './nodes.tsx';

/** Where each drawing was left, so that another theme finds it there. */
const left = new Map<string, { x: number; y: number; zoom: number }>();

export interface CanvasProps {
  name: string;
  board: Board;
  layout: Layout;
  value: CanvasContext;
  /** Makes another drawing of it: fitted anew. */
  layoutKey: string;
  /** Told what the arrow keys lead to. */
  onCurrent: (id: string) => void;
  /** Counts wishes to see it whole. */
  fits: number;
  /** What is to be brought into sight; undefined for nothing. */
  sought: string | undefined;
}

const NARROW = 700;

function Drawing({ name, board, layout, value, layoutKey, onCurrent, fits, sought }: CanvasProps) {
  const flow = useReactFlow();
  const size = useStore(({ width, height }) => `${width} × ${height}`);
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useRef(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const duration = isStill.current ? 0 : 180;

  const nodes = useMemo(
    () =>
      board.nodes.flatMap((node): FlowNode[] => {
        const box = layout.nodes[node.id];
        if (box === undefined) return [];
        const { x, y, width, height } = box;
        return [
          {
            id: node.id,
            type: node.kind,
            position: { x, y },
            data: { node },
            width,
            height,
            measured: { width, height },
            zIndex: node.kind === 'frame' ? depthOf(node) - 20 : 1,
          },
        ];
      }),
    [board, layout],
  );

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const known = left.get(layoutKey);
    if (known !== undefined && fits === 0) {
      void flow.setViewport(known);
      return;
    }
    const begin = layout.nodes[board.nodes.find(({ kind }) => kind === 'begin')?.id ?? ''];
    if (current.clientWidth < NARROW && begin !== undefined && fits === 0) {
      // Fitted whole, a phone would show a stamp: it opens where the statechart begins.
      const zoom = 0.62;
      void flow.setViewport({
        x: 24 - begin.x * zoom,
        y: current.clientHeight / 2.6 - begin.y * zoom,
        zoom,
      });
      return;
    }
    void flow.fitBounds(
      { x: 0, y: 0, width: layout.width, height: layout.height },
      {
        padding: 0.01,
        duration: fits === 0 ? 0 : duration,
      },
    );
    // Another layout is another drawing, another frame another fit; the rest is read as it is then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layoutKey, fits, size]);

  const bring = (id: string): void => {
    const box = layout.nodes[id] ?? layout.edges[id]?.label;
    if (box === undefined) return;
    const zoom = Math.max(flow.getZoom(), 0.55);
    void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom, duration });
  };

  useEffect(() => {
    if (sought === undefined) return;
    bring(sought);
    frame.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(sought)}"]`)?.focus();
    // Sought once, wherever it then is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sought]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
    const current = event.target.dataset['item'];
    const to = current === undefined ? undefined : arrowTo(board, current, event.key);
    if (to === undefined) return;
    event.preventDefault();
    onCurrent(to);
    const next = frame.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(to)}"]`);
    next?.focus({ preventScroll: true });
    bring(to);
  };

  return (
    <Context value={value}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={styles.canvas} onKeyDown={onKeyDown}>
        <ReactFlow
          aria-label={`${name}, drawn. Arrow keys lead along the ways.`}
          nodes={nodes}
          edges={[]}
          nodeTypes={nodeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          preventScrolling={false}
          zoomOnScroll={false}
          zoomActivationKeyCode={['Control', 'Meta']}
          zoomOnDoubleClick={false}
          minZoom={0.08}
          maxZoom={2}
          proOptions={{ hideAttribution: true }}
          onMoveEnd={(event, viewport) => {
            // Where a person left it; a fit of ours has no event.
            if (event !== null) left.set(layoutKey, viewport);
          }}
        >
          <Edges board={board} layout={layout} />
          <MiniMap
            ariaLabel={null}
            aria-hidden
            pannable
            style={{ width: 150, height: 92 }}
            nodeColor={vars.color.tint.success}
            nodeStrokeColor={vars.color.ink}
            nodeStrokeWidth={3}
            nodeBorderRadius={8}
            maskColor="transparent"
            maskStrokeColor={vars.color.action}
            maskStrokeWidth={3}
          />
        </ReactFlow>
      </div>
    </Context>
  );
}

/** A storyboard as it is moved about: panned, zoomed, walked along by the arrow keys. */
export function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}
