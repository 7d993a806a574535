import { useEffect, useState } from 'react';

export type Loaded = 'loading' | 'drawn' | 'failed';

/** Returns whether all pictures have loaded, or one has failed. */
export function useLoaded(addresses: readonly string[]): Loaded {
  const key = addresses.join(' ');
  const [done, setDone] = useState<{ key: string; loaded: Loaded }>({ key: '', loaded: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const finish = (loaded: Loaded): void => {
      if (isCurrent) setDone({ key, loaded });
    };
    const decode = (address: string): Promise<void> => {
      const image = new Image();
      image.src = address;
      return image.decode();
    };
    Promise.all(key === '' ? [] : key.split(' ').map(decode)).then(
      () => finish('drawn'),
      () => finish('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return done.key === key ? done.loaded : 'loading';
}
