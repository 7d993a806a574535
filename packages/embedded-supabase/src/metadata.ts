import { authError } from './auth-messages.ts';

/** Metadata is nested this deep at most, and takes so many bytes as JSON. */
const MOST_LEVELS = 16;
const MOST_BYTES = 16 * 1024;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Without recursion: what comes may be nested deeper than a stack. */
function isNestedWithin(value: unknown, levels: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < levels; depth += 1) {
    level = level.flatMap((part) => Object.values(part) as unknown[]).filter(isNested);
  }
  return level.length === 0;
}

/** Whether the metadata of an account, as JSON holds it, is small and flat enough to be kept. */
export function isKeepable(metadata: unknown): boolean {
  // In this order: writing what is nested too deep overflows the stack.
  return (
    isNestedWithin(metadata, MOST_LEVELS) &&
    Buffer.byteLength(JSON.stringify(metadata ?? {})) <= MOST_BYTES
  );
}

export function tooMuchMetadata(): Response {
  const message = `User metadata takes ${MOST_BYTES} bytes and ${MOST_LEVELS} levels at most`;
  return authError(400, 'validation_failed', message);
}
