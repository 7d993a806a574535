/** Groups items by key, in order of first occurrence. */
export function byKey<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  const found = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const known = found.get(keyOf(item));
    if (known === undefined) found.set(keyOf(item), [item]);
    else known.push(item);
  }
  return found;
}
