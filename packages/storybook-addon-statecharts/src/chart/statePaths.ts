/** A snapshot's `value`: its active states. */
export type Value = string | { readonly [statePath: string]: Value | undefined };

/** The `value` of any machine's snapshot. */
export const valueOf = (snapshot: { readonly value: unknown }): Value => snapshot.value as Value;

function within(statePath: string, name: string): string {
  return statePath === '' ? name : `${statePath}.${name}`;
}

/** Returns the sorted paths of a value's leaf states. */
export function leavesIn(value: Value, statePath = ''): string[] {
  if (typeof value === 'string') return [within(statePath, value)];
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      inner === undefined ? [] : leavesIn(inner, within(statePath, name)),
    )
    .toSorted();
}

/** Returns the sorted paths of a snapshot's active leaf states. */
export const activeLeaves = (snapshot: { readonly value: unknown }): string[] =>
  leavesIn(valueOf(snapshot));

/** Returns every state path of a value: leaf states, their ancestors, and '' for the statechart. */
export function statePathsIn(value: Value): string[] {
  const statePaths = leavesIn(value).flatMap((leaf) => {
    const path = leaf.split('.');
    return path.map((_, depth) => path.slice(0, depth + 1).join('.'));
  });
  return ['', ...new Set(statePaths)];
}
