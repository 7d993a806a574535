import { useEffect, useState } from 'react';

/**
 * Loads what a key names.
 * @param load a function that stays the same between renders
 * @param key undefined loads nothing
 * @returns undefined while loading, null if it failed or there is nothing to load
 */
export function useLoaded<Value>(
  load: (key: string) => Promise<Value>,
  key: string | undefined,
): Value | null | undefined {
  const [done, setDone] = useState<{ key: string; value: Value | null }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const finish = (value: Value | null): void => {
      if (isCurrent) setDone({ key, value });
    };
    load(key).then(finish, () => finish(null));
    return () => {
      isCurrent = false;
    };
  }, [load, key]);
  if (key === undefined) return null;
  return done?.key === key ? done.value : undefined;
}
