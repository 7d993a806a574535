import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Size } from './measures.ts';

export interface Box extends ElkPoint, Size {}

/** A board's boxes in px from its top left corner, by the ids of its nodes and edges. */
export interface Layout extends Size {
  nodes: Record<string, Box>;
  edges: Record<string, { points: ElkPoint[]; label: Box | undefined }>;
}
