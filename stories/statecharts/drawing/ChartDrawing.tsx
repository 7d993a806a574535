import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { numbers } from '../../../src/ui/art/geometry/number.ts';
import { storyLink } from '../storyLink.ts';
import * as styles from './ChartDrawing.css.ts';
import type {
  ChartLayout,
  PlacedEdge,
  PlacedMark,
  PlacedState,
} from '../../../review/statecharts/layout/layout.ts';
import {
  HEAD_HEIGHT,
  INSET,
  LABEL_TEXT,
  LINE,
  MARKER,
  STATE_TEXT,
} from '../../../review/statecharts/layout/metrics.ts';
import { arrowPath, boxPath, edgePath } from '../../../review/statecharts/layout/paths.ts';

export interface ChartDrawingProps {
  /** What the chart is of; its accessible name. */
  name: string;
  layout: ChartLayout;
  /** The story of each leaf state, by its place. */
  stories: Readonly<Record<string, string>>;
  /** The leaf states that are lit, by place. */
  lit: readonly string[];
}

function Region({ placed, name }: { placed: PlacedState; name: string }) {
  const { x, y, width } = placed;
  const below = y + HEAD_HEIGHT;
  return (
    <g>
      <path className={styles.frame} d={boxPath(placed, 24, 6)} />
      <path
        className={styles.rule}
        d={[below - 3, below]
          .map((line) => `M${numbers([x + 1, line], 1)}H${numbers([x + width - 1], 1)}`)
          .join('')}
      />
      <text className={styles.heading} x={x + INSET} y={y + 27} fontSize={STATE_TEXT + 2}>
        {name}
      </text>
    </g>
  );
}

function Edge({ points }: PlacedEdge) {
  return (
    <g>
      <path className={styles.edge} d={edgePath(points)} />
      <path className={styles.arrow} d={arrowPath(points)} />
    </g>
  );
}

function EdgeLabel({ label }: PlacedEdge) {
  if (label === undefined) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g>
      <rect className={styles.labelGround} x={x} y={y} width={width} height={height} />
      <text className={styles.label} textAnchor="middle" fontSize={LABEL_TEXT}>
        {lines.map((line, place) => (
          <tspan key={place} x={x + width / 2} y={y + 2 + LINE * place + LINE * 0.74}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** A dot where a container begins; a ring where any of its states will do. */
function Mark({ kind, x, y }: PlacedMark) {
  const radius = MARKER / 2;
  if (kind === 'begin') return <circle className={styles.beginning} cx={x} cy={y} r={radius} />;
  return (
    <g className={styles.any}>
      <circle cx={x} cy={y} r={radius - 0.75} />
      <circle cx={x} cy={y} r={radius / 3} />
    </g>
  );
}

function Leaf({
  placed,
  story,
  isLit,
}: {
  placed: PlacedState;
  story: string | undefined;
  isLit: boolean;
}): ReactNode {
  const { id, state, x, y, width, height } = placed;
  const marks = {
    'data-passing': state?.passing === true ? '' : undefined,
    'data-lit': isLit ? '' : undefined,
  };
  const inside = { x: x + 3.5, y: y + 3.5, width: width - 7, height: height - 7 };
  const drawn = (
    <>
      <path className={styles.box} d={boxPath(placed, 14, 4)} />
      {story === undefined ? null : <path className={styles.inner} d={boxPath(inside, 11, 2)} />}
      <text
        className={styles.name}
        x={x + width / 2}
        y={y + height / 2 + STATE_TEXT * 0.35}
        textAnchor="middle"
        fontSize={STATE_TEXT}
      >
        {state?.name}
      </text>
    </>
  );
  if (story === undefined) return <g {...marks}>{drawn}</g>;
  return (
    <a
      {...storyLink(story)}
      {...marks}
      className={styles.link}
      aria-label={`${id}: its story`}
      aria-current={isLit ? 'true' : undefined}
    >
      {drawn}
    </a>
  );
}

/** Where the eye should fall: on the lit state, else where the chart begins. */
function focusOf({ states, marks }: ChartLayout, lit: readonly string[]): number {
  const state = states.find(({ id }) => lit.includes(id));
  if (state !== undefined) return state.x + state.width / 2;
  return marks.find(({ kind }) => kind === 'begin')?.x ?? 0;
}

/** A statechart, drawn from the machine itself: every leaf state leads to its story. */
export function ChartDrawing({ name, layout, stories, lit }: ChartDrawingProps) {
  const { width, height, states, edges, marks } = layout;
  const regions = states.filter(({ state }) => state?.kind !== 'leaf');
  const leaves = states.filter(({ state }) => state?.kind === 'leaf');
  const scroller = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const share = focusOf(layout, lit) / layout.width;
    current.scrollLeft = share * current.scrollWidth - current.clientWidth / 2;
    if (lit.length > 0) current.querySelector('[data-lit]')?.scrollIntoView({ block: 'center' });
  }, [layout, lit]);

  return (
    // A scroller must be reachable by keyboard (axe, scrollable-region-focusable): Safari makes none so.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className={styles.scroller} aria-label={`${name}, drawn`} tabIndex={0}>
      <svg
        className={styles.drawing}
        role="group"
        aria-label={`The states of ${name}`}
        viewBox={numbers([0, 0, width, height], 1)}
        style={{ width: `${width / 16}rem`, height: `${height / 16}rem` }}
      >
        {/* The table says the same in an order that can be read out. */}
        <g aria-hidden="true">
          {regions.map((placed) => (
            <Region key={placed.id} placed={placed} name={placed.state?.name ?? name} />
          ))}
          {edges.map((edge) => (
            <Edge key={edge.id} {...edge} />
          ))}
          {edges.map((edge) => (
            <EdgeLabel key={edge.id} {...edge} />
          ))}
          {marks.map((mark) => (
            <Mark key={mark.id} {...mark} />
          ))}
        </g>
        {leaves.map((placed) => (
          <Leaf
            key={placed.id}
            placed={placed}
            story={stories[placed.id]}
            isLit={lit.includes(placed.id)}
          />
        ))}
      </svg>
    </section>
  );
}
