import { lazy, useState, type ComponentType } from 'react';
import { reloadOnce } from '../services/reloadOnce.ts';

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Loads the chunk, so that the first render neither suspends nor replaces prerendered HTML. */
  preload(): Promise<void>;
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  const Lazy = lazy(async () => {
    try {
      return await load();
    } catch (error) {
      // Usually a chunk removed by a deploy: the page is reloading.
      if (reloadOnce(import.meta.url)) return new Promise<never>(() => undefined);
      throw error;
    }
  });
  let preloaded: ComponentType | undefined;
  const Screen = () => {
    // Chosen on mount, because another component later would reset the page's state.
    const [Content] = useState(() => preloaded ?? Lazy);
    return <Content />;
  };
  return Object.assign(Screen, {
    async preload() {
      preloaded ??= (await load()).default;
    },
  });
}
