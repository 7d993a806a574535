/**
 * All that a context holds, as text that is equal for equal contexts. Actors count by their id, functions
 * do not count; undefined for a context that has no such text, as it holds itself.
 */
export function contextKey(context: unknown): string | undefined {
  try {
    return JSON.stringify(context, (_key, value: unknown) => {
      if (typeof value === 'function') return undefined;
      if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
      if (typeof value === 'bigint') return `${value}n`;
      const isActor = typeof value === 'object' && value !== null && 'getSnapshot' in value;
      return isActor && 'id' in value ? value.id : value;
    });
  } catch {
    return undefined;
  }
}
