/** The parsed `Prefer` headers of a request (PostgREST `ApiRequest/Preferences.hs`). */
export interface Preferences {
  representation: 'minimal' | 'headers-only' | 'representation';
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  missing: 'default' | 'null';
  isCounted: boolean;
  isRolledBack: boolean;
  maxAffected: number | undefined;
}

export function preferencesOf(request: Request): Preferences {
  const given = new Map<string, string>();
  for (const part of (request.headers.get('prefer') ?? '').split(',')) {
    const [name = '', value = ''] = part.trim().split('=');
    given.set(name, value);
  }
  const representation = given.get('return');
  const resolution = given.get('resolution');
  const maxAffected = given.get('max-affected');
  return {
    representation:
      representation === 'representation' || representation === 'headers-only'
        ? representation
        : 'minimal',
    resolution:
      resolution === 'merge-duplicates' || resolution === 'ignore-duplicates'
        ? resolution
        : undefined,
    missing: given.get('missing') === 'default' ? 'default' : 'null',
    // For so few rows, the planned and estimated counts equal the exact one.
    isCounted: ['exact', 'planned', 'estimated'].includes(given.get('count') ?? ''),
    isRolledBack: given.get('tx') === 'rollback',
    maxAffected:
      given.get('handling') === 'strict' && maxAffected !== undefined
        ? Number(maxAffected)
        : undefined,
  };
}
