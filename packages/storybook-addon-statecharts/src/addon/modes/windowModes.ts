type Globals = Readonly<Record<string, unknown>>;

/** The chosen window; undefined for a custom size. */
export function windowIn({ viewport }: Globals): string | undefined {
  if (typeof viewport === 'string') return viewport;
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return undefined;
  return typeof viewport.value === 'string' ? viewport.value : undefined;
}
