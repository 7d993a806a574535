import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState } from '../chart.ts';
import { HEAD_HEIGHT, INSET, LINE, MARKER, STATE_HEIGHT, type Measure } from './metrics.ts';
import { ANY, waysOf, type Way } from './ways.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A state in its place; `state` is undefined for the frame around the whole. */
export interface PlacedState extends Box {
  id: string;
  state: ChartState | undefined;
}

export interface PlacedEdge {
  id: string;
  points: ElkPoint[];
  /** One line for each transition that takes this way; none where a container begins. */
  label: (Box & { lines: string[] }) | undefined;
}

/** The start of an edge that no state is: where a container begins, or any of its states. */
export interface PlacedMark extends ElkPoint {
  id: string;
  kind: 'begin' | 'any';
}

/** A chart laid out, in CSS px from its top left corner. Parents come before their children. */
export interface ChartLayout {
  width: number;
  height: number;
  states: PlacedState[];
  edges: PlacedEdge[];
  marks: PlacedMark[];
}

const BEGIN = 'begin:';

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.componentComponent': '24',
  // Regions go under one another rather than side by side: phones are narrow.
  'elk.aspectRatio': '0.7',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  // From the initial state downwards; what leads back goes back.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
};

const padding = `[top=${HEAD_HEIGHT + INSET},left=${INSET},bottom=${INSET},right=${INSET}]`;

function moved(layout: ChartLayout, { x, y }: ElkPoint): ChartLayout {
  const by = <T extends ElkPoint>(item: T): T => ({ ...item, x: item.x + x, y: item.y + y });
  return {
    ...layout,
    states: layout.states.map(by),
    marks: layout.marks.map(by),
    edges: layout.edges.map(({ id, points, label }) => ({
      id,
      points: points.map(by),
      label: label === undefined ? undefined : by(label),
    })),
  };
}

function edgeOf({ container, source, target, lines }: Way, measure: Measure): ElkExtendedEdge {
  return {
    id: `${container}|${source}|${target}`,
    sources: [source],
    targets: [target],
    labels: [
      {
        text: lines.join('\n'),
        width: Math.max(...lines.map((line) => measure('label', line))) + 10,
        height: lines.length * LINE + 4,
        // A label on its edge needs a layer of its own, which a way back to the same state has not.
        layoutOptions: { 'elk.edgeLabels.inline': String(source !== target) },
      },
    ],
  };
}

function placeEdge({ id, sections = [], labels = [] }: ElkExtendedEdge): PlacedEdge {
  const [label] = labels;
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  if (label === undefined) return { id, points, label };
  const { text = '', x = 0, y = 0, width = 0, height = 0 } = label;
  return { id, points, label: { x, y, width, height, lines: text.split('\n') } };
}

/** Lays a chart out. The same chart, measured the same, always comes out the same. */
export async function layOut(chart: Chart, elk: ELK, measure: Measure): Promise<ChartLayout> {
  const ways = waysOf(chart);

  /** A container's inside, its own frame first. */
  async function layOutContainer(id: string, state: ChartState | undefined): Promise<ChartLayout> {
    const children = chart.states.filter(({ parent }) => parent === id);
    const insides = new Map<string, ChartLayout>();
    for (const child of children) {
      if (child.kind !== 'leaf') insides.set(child.id, await layOutContainer(child.id, child));
    }
    const own = ways.filter(({ container }) => container === id);
    const first = children.find(({ initial }) => initial);
    const mark = { width: MARKER, height: MARKER };
    const nodes: ElkNode[] = [
      ...(first === undefined ? [] : [{ ...mark, id: BEGIN }]),
      ...(own.some(({ source }) => source === ANY) ? [{ ...mark, id: ANY }] : []),
      ...children.map((child) => ({
        id: child.id,
        width: insides.get(child.id)?.width ?? measure('state', child.name) + 2 * INSET,
        height: insides.get(child.id)?.height ?? STATE_HEIGHT,
      })),
    ];
    const graph: ElkNode = {
      id: 'container',
      layoutOptions: { ...options, 'elk.padding': padding },
      children: nodes,
      edges: [
        ...(first === undefined ? [] : [{ id: BEGIN, sources: [BEGIN], targets: [first.id] }]),
        ...own.map((way) => edgeOf(way, measure)),
      ],
    };
    const placed = await elk.layout(graph);
    const width = Math.max(
      Math.ceil(placed.width ?? 0),
      measure('state', state?.name ?? chart.id) + 3 * INSET,
    );
    const height = Math.ceil(placed.height ?? 0);
    const at = new Map(
      (placed.children ?? []).map(({ id: child, x = 0, y = 0 }) => [child, { x, y }]),
    );
    const placeOfChild = (child: string): ElkPoint => at.get(child) ?? { x: 0, y: 0 };
    const inner = [...insides].map(([child, inside]) => moved(inside, placeOfChild(child)));
    return {
      width,
      height,
      states: [
        { id, state, x: 0, y: 0, width, height },
        ...children
          .filter(({ kind }) => kind === 'leaf')
          .map((child) => ({
            id: child.id,
            state: child,
            ...placeOfChild(child.id),
            width: measure('state', child.name) + 2 * INSET,
            height: STATE_HEIGHT,
          })),
        ...inner.flatMap(({ states }) => states),
      ],
      edges: [
        ...(placed.edges ?? []).map((edge) => {
          const placedEdge = placeEdge(edge);
          return { ...placedEdge, id: `${id}/${placedEdge.id}` };
        }),
        ...inner.flatMap(({ edges }) => edges),
      ],
      marks: [
        ...nodes
          .filter((node) => node.id === BEGIN || node.id === ANY)
          .map((node) => {
            const { x, y } = placeOfChild(node.id);
            const kind = node.id === ANY ? ('any' as const) : ('begin' as const);
            return { id: `${id}/${node.id}`, kind, x: x + MARKER / 2, y: y + MARKER / 2 };
          }),
        ...inner.flatMap(({ marks }) => marks),
      ],
    };
  }

  // Hairlines are as wide as they are: half of the outermost would be cut off.
  const whole = moved(await layOutContainer('', undefined), { x: 1.5, y: 1.5 });
  return { ...whole, width: whole.width + 3, height: whole.height + 3 };
}
