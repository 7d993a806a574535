/** A snapshot's `value`: where a statechart is. */
export type Value = string | { readonly [statePath: string]: Value | undefined };

/** Where a snapshot of any machine is. */
export const valueOf = (snapshot: { readonly value: unknown }): Value => snapshot.value as Value;

/** In alphabetical order. */
export function sorted(items: Iterable<string>): string[] {
  return [...items].toSorted();
}

function within(statePath: string, name: string): string {
  return statePath === '' ? name : `${statePath}.${name}`;
}

/** The paths of the leaf states that a value stands for, sorted. */
export function leavesIn(value: Value, statePath = ''): string[] {
  if (typeof value === 'string') return [within(statePath, value)];
  return sorted(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === undefined ? [] : leavesIn(inner, within(statePath, name)),
    ),
  );
}

/** Every state path that a value stands for: its leaf states, what they lie in, and '' for the whole. */
export function statePathsIn(value: Value): string[] {
  const statePaths = leavesIn(value).flatMap((leaf) => {
    const path = leaf.split('.');
    return path.map((_, depth) => path.slice(0, depth + 1).join('.'));
  });
  return ['', ...new Set(statePaths)];
}
