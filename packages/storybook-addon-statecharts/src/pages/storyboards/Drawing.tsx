import type { KeyboardEvent } from 'react';
import type { Board, BoardEdge, BoardNode } from '../../storyboards/board.ts';
import { FONT, LINE, PAD, PICTURE, type Box, type Layout } from '../../storyboards/measures.ts';

export interface DrawingProps {
  board: Board;
  layout: Layout;
  /** The drawing's name for screen readers. */
  title: string;
  /** Returns a state's picture as a URL. */
  pictureOf: (statePath: string) => string | undefined;
  /** Ids of highlighted states and edges. */
  lit?: ReadonlySet<string>;
  /** Paths of the selected states. */
  chosen?: readonly string[];
  /** Called with a pressed state's path; without it, the drawing is a picture. */
  onChoose?: (statePath: string) => void;
  /** In px per px of the layout. */
  scale?: number;
}

/** Colours with defaults, so that the drawing also works as a file. */
const STYLE = `
.sc { max-width: none; font-family: var(--statecharts-font-text, system-ui, sans-serif); color: var(--statecharts-color-ink, #1c2422); }
.sc text { fill: currentColor; }
.sc .box { fill: var(--statecharts-color-surface, #fff); stroke: var(--statecharts-color-line, #6b7a75); }
.sc .frame { fill: var(--statecharts-color-sunk, #f2f5f4); stroke: var(--statecharts-color-line, #6b7a75); }
.sc .edge path { fill: none; stroke: var(--statecharts-color-muted, #56635f); stroke-width: 1.5; }
.sc .edge rect { fill: var(--statecharts-color-paper, #fff); }
.sc .mark { fill: currentColor; }
.sc .lit .box, .sc .lit .frame, .sc .lit > path { stroke: var(--statecharts-color-action, #005c3b); stroke-width: 4; }
.sc .lit text { font-weight: 700; }
.sc .faint { opacity: 0.35; }
.sc [role='button'] { cursor: pointer; }
.sc [role='button']:focus-visible { outline: 3px solid var(--statecharts-color-focus, #005c3b); outline-offset: 2px; }
.sc [aria-pressed='true'] .box { stroke-width: 5; stroke-dasharray: 8 4; }
`;

function Lines({ lines, x, y, height, size }: LinesProps) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle">
      {lines.map((line, index) => (
        <tspan key={index} x={x} dy={index === 0 ? 0 : height}>
          {index < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}

interface LinesProps {
  lines: readonly string[];
  /** The middle of the lines. */
  x: number;
  /** The first base line. */
  y: number;
  /** The height of a line. */
  height: number;
  size: number;
}

/** Returns a path with rounded corners through an edge's points. */
function pathOf(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const towards = (to: { x: number; y: number }) => {
        const length = Math.hypot(to.x - x, to.y - y) || 1;
        const radius = Math.min(8, length / 2);
        return `${x + ((to.x - x) / length) * radius} ${y + ((to.y - y) / length) * radius}`;
      };
      return `L${towards(before)}Q${x} ${y} ${towards(after)}`;
    })
    .join('');
}

type Draw = Pick<DrawingProps, 'pictureOf' | 'chosen' | 'onChoose'>;

function StateBox({
  node,
  box,
  pictureOf,
  chosen = [],
  onChoose,
}: Draw & { node: BoardNode; box: Box }) {
  const { id } = node;
  const { x, y, width, height } = box;
  if (node.kind === 'begin') return <circle className="mark" cx={x + 7} cy={y + 7} r={7} />;
  if (node.kind === 'any')
    return (
      <>
        <rect {...box} rx={height / 2} className="frame" strokeDasharray="4 3" />
        <Lines
          lines={['Any state']}
          x={x + width / 2}
          y={y + 27}
          height={LINE.name}
          size={FONT.name}
        />
      </>
    );
  const { kind } = node;
  const picture = kind === 'state' ? pictureOf(id) : undefined;
  const room = picture === undefined ? 0 : PICTURE.height + PAD;
  const text = node.lines.length * LINE.name;
  const first = kind === 'frame' ? y + 28 : y + room + (height - room - text) / 2 + 15;
  const shape = (
    <>
      <rect {...box} rx={10} className={kind === 'frame' ? 'frame' : 'box'} />
      {picture === undefined ? null : (
        <svg x={x + PAD} y={y + PAD} width={PICTURE.width} height={PICTURE.height}>
          <image
            href={picture}
            width={PICTURE.width}
            height={PICTURE.height}
            preserveAspectRatio="xMidYMin slice"
          />
        </svg>
      )}
      <Lines lines={node.lines} x={x + width / 2} y={first} height={LINE.name} size={FONT.name} />
    </>
  );
  if (onChoose === undefined) return shape;
  const label = [node.state.name, node.state.about].filter(Boolean).join(': ');
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={
        kind === 'state'
          ? label
          : `${node.lines.join(' ')}, ${kind === 'frame' ? 'fold' : 'unfold'}`
      }
      aria-pressed={kind === 'state' ? chosen.includes(id) : undefined}
      onClick={() => onChoose(id)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(id);
      }}
    >
      <title>{label}</title>
      {shape}
    </g>
  );
}

function Arrow({ edge, place }: { edge: BoardEdge; place: Layout['edges'][string] }) {
  const { label } = place;
  return (
    <>
      <path d={pathOf(place.points)} markerEnd="url(#statecharts-arrow)" />
      {label === undefined ? null : (
        <>
          <rect {...label} rx={4} />
          <Lines
            lines={edge.lines}
            x={label.x + label.width / 2}
            y={label.y + 15}
            height={LINE.label}
            size={FONT.label}
          />
        </>
      )}
    </>
  );
}

/** A statechart as SVG, for the page and for files. */
export function Drawing({ board, layout, title, lit, scale = 1, ...draw }: DrawingProps) {
  const { width, height } = layout;
  const isPath = board.edges.some(({ id }) => lit?.has(id) === true);
  const look = (id: string): string =>
    lit?.has(id) === true ? 'lit' : isPath && !id.startsWith('begin:') ? 'faint' : '';
  const isFrame = ({ kind }: BoardNode): boolean => kind === 'frame';
  const drawn = (nodes: readonly BoardNode[]) =>
    nodes.map((node) => {
      const box = layout.nodes[node.id];
      return box === undefined ? null : (
        <g key={node.id} className={isFrame(node) ? '' : look(node.id)} data-state={node.id}>
          <StateBox node={node} box={box} {...draw} />
        </g>
      );
    });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="sc"
      role={draw.onChoose === undefined ? 'img' : 'group'}
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
    >
      <style>{STYLE}</style>
      <defs>
        <marker
          id="statecharts-arrow"
          viewBox="0 0 8 8"
          refX={7}
          refY={4}
          markerWidth={8}
          markerHeight={8}
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" className="mark" />
        </marker>
      </defs>
      {drawn(board.nodes.filter(isFrame))}
      {board.edges.map((edge) => {
        const place = layout.edges[edge.id];
        return place === undefined ? null : (
          <g key={edge.id} className={`edge ${look(edge.id)}`} data-edge={edge.id}>
            <Arrow edge={edge} place={place} />
          </g>
        );
      })}
      {drawn(board.nodes.filter((node) => !isFrame(node)))}
    </svg>
  );
}
