// Computes a storyboard's layout with ELK.
import type { ELK, ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api.js';
import type { Board, BoardEdge } from './board.ts';
import { layOutGroups } from './groups/layOutGroups.ts';
import { isOfGroups } from './groups/placeGroups.ts';
import { FRAME_HEAD, FRAME_PAD, type Size, type Box, type Layout } from './measures.ts';

const options = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.componentComponent': '40',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  // From the initial state forwards; edges to earlier states point back.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
};

const inFrame = {
  'elk.padding': `[top=${FRAME_HEAD + FRAME_PAD},left=${FRAME_PAD},bottom=${FRAME_PAD},right=${FRAME_PAD}]`,
};

function edgeOf({ id, source, target, lines, label }: BoardEdge): ElkExtendedEdge {
  return {
    id,
    sources: [source],
    targets: [target],
    ...(lines.length === 0
      ? {}
      : {
          labels: [{ text: id, ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
        }),
  };
}

/** Converts a board to ELK's graph. */
function graphOf({ nodes, edges }: Board, direction: 'RIGHT' | 'DOWN' = 'RIGHT'): ElkNode {
  const within = (parent: string): ElkNode[] =>
    nodes
      .filter((node) => node.parent === parent)
      .map((node) => {
        const { id, width, height } = node;
        if (node.kind !== 'frame') return { id, width, height };
        return { id, layoutOptions: inFrame, children: within(id) };
      });
  const layoutOptions = { ...options, 'elk.direction': direction };
  return { id: 'board', layoutOptions, children: within(''), edges: edges.map(edgeOf) };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({
  x,
  y,
  width,
  height,
});

const boxesIn = ({ children = [] }: ElkNode): [string, Box][] =>
  children.flatMap((child) => [[child.id, boxOf(child)], ...boxesIn(child)]);

const edgesIn = ({ edges = [], children = [] }: ElkNode): ElkExtendedEdge[] => [
  ...edges,
  ...children.flatMap(edgesIn),
];

const placed = ({ sections = [], labels = [] }: ElkExtendedEdge): Layout['edges'][string] => ({
  points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]),
  label: labels[0] && boxOf(labels[0]),
});

/** The part of a window that a drawing is fitted to, in px. */
const WINDOW: Size = { width: 1400, height: 720 };

/** The scale of a board fitted as a whole. */
const scaleOf = ({ width = 1, height = 1 }: ElkNode): number =>
  Math.min(WINDOW.width / width, WINDOW.height / height);

/** The inputs of a board's layout, as text. */
export const boardKey = (board: Board): string => JSON.stringify(graphOf(board));

/** Computes a board's layout, deterministically: in the direction with the larger scale. */
export async function layOut(board: Board, elk: ELK): Promise<Layout> {
  if (isOfGroups(board)) return layOutGroups(board);
  const right = await elk.layout(graphOf(board));
  const down = await elk.layout(graphOf(board, 'DOWN'));
  const result = scaleOf(down) > scaleOf(right) ? down : right;
  return {
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    nodes: Object.fromEntries(boxesIn(result)),
    edges: Object.fromEntries(edgesIn(result).map((edge) => [edge.id, placed(edge)])),
  };
}
