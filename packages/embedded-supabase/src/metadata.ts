import { depthOf } from './json-body.ts';

/** Limits of an account's metadata: nesting depth, and size as JSON. */
const MOST_LEVELS = 16;
const MOST_BYTES = 16 * 1024;

export const METADATA_LIMITS = `User metadata takes ${MOST_BYTES} bytes and ${MOST_LEVELS} levels at most`;

/** Whether an account's metadata is within the limits of depth and size. */
export function isWithinLimits(metadata: object = {}): boolean {
  return (
    depthOf(metadata) <= MOST_LEVELS && Buffer.byteLength(JSON.stringify(metadata)) <= MOST_BYTES
  );
}
