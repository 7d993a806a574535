import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Size } from './measures.ts';

export interface Box extends ElkPoint, Size {}

/** The boxes of a board's nodes and edges, by id, in px from its top left corner. */
export interface Layout extends Size {
  nodes: Record<string, Box>;
  edges: Record<string, { points: ElkPoint[]; label: Box | undefined }>;
}
