import type { Box, Layout } from '../../../storyboards/measures.ts';
import { MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { machineWords } from '../../../chart/words.ts';
import { vars } from '../../../ui/theme.css.ts';
import { arrowTo } from './arrows.ts';
import * as styles from './Canvas.css.ts';
import { useShown } from '../context.ts';
import type { Drawing } from '../useLayout.ts';
import { Edges } from './Edges.tsx';
import { depthOf, nodeTypes, type FlowNode } from './nodes.tsx';

/** Each drawing's last viewport, kept when the theme changes. */
const savedViewports = new Map<string, { x: number; y: number; zoom: number }>();

export interface CanvasProps extends Drawing {
  /** A changed key refits the drawing. */
  layoutKey: string;
  /** Called when arrow keys move the selection. */
  onCurrent: (id: string) => void;
  aim: Aim;
}

/** What to move to: a state, or the whole drawing without one. */
export interface Aim {
  statePath?: string;
  /** The number of requests so far. */
  count: number;
}

/** The zoom level; at lower ones, details without space are hidden (Canvas.css.ts). */
const distanceAt = (zoom: number): 'near' | 'middle' | 'far' =>
  zoom >= 0.55 ? 'near' : zoom >= 0.45 ? 'middle' : 'far';

/** The bounding box of a path, or of the whole drawing without one. */
function extentOf({ nodes, edges, width, height }: Layout, highlighted: ReadonlySet<string>): Box {
  const boxes = [...highlighted].flatMap((id) => {
    const corners = edges[id]?.points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })) ?? [];
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
/** In px: tolerance for a fitted drawing to overflow its frame. */
const EDGE = 8;

function Flow({ board, layout, layoutKey, onCurrent, aim }: CanvasProps) {
  const flow = useReactFlow();
  const { subject, highlighted, isPath, isLive } = useShown();
  const size = useStore(({ width, height }) => `${width} × ${height}`);
  // Selects a boolean, so that panning causes no re-render.
  const isWhole = useStore(({ transform: [x, y, zoom], width, height }) => {
    const right = x + layout.width * zoom;
    const bottom = y + layout.height * zoom;
    return x > -EDGE && y > -EDGE && right < width + EDGE && bottom < height + EDGE;
  });
  const zoom = useStore(({ transform }) => Math.floor(transform[2] * 100) / 100);
  const path = isPath && !isLive ? [...highlighted].toSorted().join(' ') : '';
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useRef(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const duration = isStill.current ? 0 : 180;

  const nodes = useMemo(
    () =>
      board.nodes.flatMap((node): FlowNode[] => {
        const box = layout.nodes[node.id];
        if (box === undefined) return [];
        const { x, y, ...size } = box;
        return [
          {
            id: node.id,
            type: node.kind,
            position: { x, y },
            data: { node },
            ...size,
            measured: size,
            zIndex: node.kind === 'frame' ? depthOf(node) - 20 : 1,
          },
        ];
      }),
    [board, layout],
  );

  const centerOn = (id: string): void => {
    const box = layout.nodes[id] ?? layout.edges[id]?.label;
    if (box === undefined) return;
    const zoom = Math.max(flow.getZoom(), 0.55);
    void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom, duration });
  };

  const focusOn = (id: string): void => {
    const item = frame.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    item?.focus({ preventScroll: true });
  };

  const isFirst = aim.count === 0;
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    if (aim.statePath !== undefined) {
      centerOn(aim.statePath);
      return;
    }
    const saved = path === '' ? savedViewports.get(layoutKey) : undefined;
    if (saved !== undefined && isFirst) {
      void flow.setViewport(saved);
      return;
    }
    const begin = layout.nodes[board.nodes.find(({ kind }) => kind === 'begin')?.id ?? ''];
    if (current.clientWidth < NARROW && begin !== undefined && isFirst) {
      // Fitted to a phone it would be illegible, so it opens at the initial state.
      const zoom = 0.62;
      void flow.setViewport({
        x: 24 - begin.x * zoom,
        y: current.clientHeight / 2.6 - begin.y * zoom,
        zoom,
      });
      return;
    }
    void flow.fitBounds(extentOf(layout, path === '' ? new Set() : highlighted), {
      padding: path === '' ? 0.01 : 0.05,
      duration: isFirst ? 0 : duration,
    });
    // A new layout, aim or path refits, and so does a frame that the side list narrows; other values
    // are read at that time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layoutKey, aim, size, path]);

  const focusedCount = useRef(0);
  useEffect(() => {
    const { statePath, count } = aim;
    // Once, when an expanded state has been laid out.
    if (statePath === undefined || focusedCount.current === count) return;
    if (layout.nodes[statePath] === undefined) return;
    focusedCount.current = count;
    // A new drawing displays its states a frame later; until then they cannot take focus.
    const frames = requestAnimationFrame(() => focusOn(statePath));
    return () => cancelAnimationFrame(frames);
    // Its position is read at that time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [aim, layoutKey]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
    const current = event.target.dataset['item'];
    const to = current === undefined ? undefined : arrowTo(board, current, event.key);
    if (to === undefined) return;
    event.preventDefault();
    onCurrent(to);
    focusOn(to);
    centerOn(to);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={styles.canvas}
      data-distance={distanceAt(zoom)}
      style={{ '--zoom': zoom } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <ReactFlow
        aria-label={`${machineWords(subject.id)}, storyboard. Arrow keys follow the transitions.`}
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
          // A user's movement; programmatic fits have no event.
          if (event !== null) savedViewports.set(layoutKey, viewport);
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
  );
}

/** A storyboard with panning, zooming and arrow-key navigation. */
export function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  );
}
