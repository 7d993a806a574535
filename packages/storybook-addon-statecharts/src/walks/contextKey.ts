/**
 * Returns a context as text, equal for equal contexts. Actors count by id, functions are ignored;
 * undefined for a circular context.
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
