// Computes a storyboard's layout with ELK.
import type { ELK, ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api.js';
import type { Board, BoardEdge } from './board.ts';
import { HEAD, PAD, type Box, type Layout, type Size } from './measures.ts';

const options = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  // From the initial state forwards; edges to earlier states point back.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
};

const inFrame = { 'elk.padding': `[top=${HEAD + PAD},left=${PAD},bottom=${PAD},right=${PAD}]` };

const edgeOf = ({ id, source, target, lines, label }: BoardEdge): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  ...(lines.length === 0
    ? {}
    : { labels: [{ text: id, ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }] }),
});

/** Converts a board to ELK's graph. */
function graphOf({ nodes, edges }: Board, direction: 'RIGHT' | 'DOWN'): ElkNode {
  const within = (parent: string): ElkNode[] =>
    nodes
      .filter((node) => node.parent === parent)
      .map(({ id, kind, width, height }) =>
        kind === 'frame'
          ? { id, layoutOptions: inFrame, children: within(id) }
          : { id, width, height },
      );
  const layoutOptions = { ...options, 'elk.direction': direction };
  return { id: 'board', layoutOptions, children: within(''), edges: edges.map(edgeOf) };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({ x, y, width, height });

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
const WINDOW: Size = { width: 1380, height: 640 };

/** The scale of a drawing fitted as a whole, at most its full size. */
export const fittingScale = ({ width = 1, height = 1 }: Partial<Size>, window = WINDOW): number =>
  Math.min(1, window.width / width, window.height / height);

/** Computes a board's layout, deterministically: in the direction with the larger scale. */
export async function layOut(board: Board, elk: Pick<ELK, 'layout'>): Promise<Layout> {
  const right = await elk.layout(graphOf(board, 'RIGHT'));
  const down = await elk.layout(graphOf(board, 'DOWN'));
  const result = fittingScale(down) > fittingScale(right) ? down : right;
  return {
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    nodes: Object.fromEntries(boxesIn(result)),
    edges: Object.fromEntries(edgesIn(result).map((edge) => [edge.id, placed(edge)])),
  };
}
