import { MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { Board } from '../../../storyboards/board.ts';
import type { Box, Layout } from '../../../storyboards/boxes.ts';
import { vars } from '../../../ui/theme.css.ts';
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
  /** The state that is to be brought into sight, and which time it is; undefined for none. */
  sought: { statePath: string; times: number } | undefined;
}

/** How far away a drawing is: what there is no room for is hidden (Canvas.css.ts). */
const distanceAt = (zoom: number): 'near' | 'middle' | 'far' =>
  zoom >= 0.55 ? 'near' : zoom >= 0.45 ? 'middle' : 'far';

/** The part of a drawing that a path takes; all of it where none is lit. */
function extentOf({ nodes, edges, width, height }: Layout, lit: ReadonlySet<string>): Box {
  const boxes = [...lit].flatMap((id) => {
    const corners = (edges[id]?.points ?? []).map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
    return [nodes[id], edges[id]?.label, ...corners].filter((box) => box !== undefined);
  });
  if (boxes.length === 0) return { x: 0, y: 0, width, height };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const NARROW = 700;
/** In px: a drawing that is fitted whole may stand over its frame by this much. */
const EDGE = 8;

function Drawing({ name, board, layout, value, layoutKey, onCurrent, fits, sought }: CanvasProps) {
  const flow = useReactFlow();
  const size = useStore(({ width, height }) => `${width} × ${height}`);
  // Asked of the store as a yes or no, so that panning draws nothing anew.
  const isWhole = useStore(({ transform: [x, y, zoom], width, height }) => {
    const right = x + layout.width * zoom;
    const bottom = y + layout.height * zoom;
    return x > -EDGE && y > -EDGE && right < width + EDGE && bottom < height + EDGE;
  });
  const zoom = useStore(({ transform }) => Math.floor(transform[2] * 100) / 100);
  const path = value.isPath && !value.isLive ? [...value.lit].toSorted().join(' ') : '';
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

  const bring = (id: string): void => {
    const box = layout.nodes[id] ?? layout.edges[id]?.label;
    if (box === undefined) return;
    const zoom = Math.max(flow.getZoom(), 0.55);
    void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom, duration });
  };

  // What was last brought into sight, until somebody asks for the whole.
  const found = useRef<CanvasProps['sought']>(undefined);
  const fitted = useRef(fits);
  const brought = useRef(0);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    if (fitted.current !== fits) found.current = undefined;
    fitted.current = fits;
    if (found.current !== undefined) {
      // The list at the side opens with it, and makes the frame narrower.
      bring(found.current.statePath);
      return;
    }
    const known = path === '' ? left.get(layoutKey) : undefined;
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
    void flow.fitBounds(extentOf(layout, path === '' ? new Set() : value.lit), {
      padding: path === '' ? 0.01 : 0.05,
      duration: fits === 0 ? 0 : duration,
    });
    // Another layout is another drawing, another frame another fit; the rest is read as it is then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layoutKey, fits, size, path]);

  useEffect(() => {
    // Once, as soon as it is drawn: what was folded is laid out first, and fitted whole before this.
    if (sought === undefined || sought.times === brought.current) return;
    if (layout.nodes[sought.statePath] === undefined) return;
    brought.current = sought.times;
    found.current = sought;
    bring(sought.statePath);
    const item = `[data-item="${CSS.escape(sought.statePath)}"]`;
    // A drawing made anew shows its states a frame later than it has them; before that none takes the focus.
    const frames = requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>(item)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frames);
    // Its place is read as it is then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sought, layoutKey]);

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
      <div
        ref={frame}
        className={styles.canvas}
        data-distance={distanceAt(zoom)}
        style={{ '--zoom': zoom } as CSSProperties}
        onKeyDown={onKeyDown}
      >
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
          {isWhole || path !== '' ? null : (
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
          )}
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
