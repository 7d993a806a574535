import { authError } from './auth-messages.ts';

/** Limits of an account's metadata: nesting depth, and size as JSON. */
const MOST_LEVELS = 16;
const MOST_BYTES = 16 * 1024;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Iterative, because untrusted input may be nested deeper than the call stack allows. */
function isNestedWithin(value: unknown, levels: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < levels; depth += 1) {
    level = level.flatMap((part) => Object.values(part) as unknown[]).filter(isNested);
  }
  return level.length === 0;
}

/** Whether an account's metadata is within the limits of depth and size. */
export function isWithinLimits(metadata: unknown): boolean {
  // Check the depth first: serialising deeply nested data overflows the stack.
  return (
    isNestedWithin(metadata, MOST_LEVELS) &&
    Buffer.byteLength(JSON.stringify(metadata ?? {})) <= MOST_BYTES
  );
}

export function tooMuchMetadata(): Response {
  const message = `User metadata takes ${MOST_BYTES} bytes and ${MOST_LEVELS} levels at most`;
  return authError(400, 'validation_failed', message);
}
