import { lazy, useState, type ComponentType } from 'react';
import { applyFullStylesheet } from './fullStylesheet.ts';
import { reloadOnce } from './reloadOnce.ts';

/** A screen in a chunk of its own that can be had before it is first drawn. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Loads the chunk, so that the first render neither suspends nor replaces prerendered HTML. */
  preload(): Promise<void>;
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  const Lazy = lazy(async () => {
    try {
      const [module] = await Promise.all([load(), applyFullStylesheet()]);
      return module;
    } catch (error) {
      // Most often gone since a deploy. While the page is being reloaded for it there is nothing to draw.
      if (reloadOnce(window, import.meta.url)) return new Promise<never>(() => undefined);
      throw error;
    }
  });
  let preloaded: ComponentType | undefined;
  const Screen = () => {
    // Chosen when it is mounted: another component later would lose the page's state.
    const [Content] = useState(() => preloaded ?? Lazy);
    return <Content />;
  };
  return Object.assign(Screen, {
    async preload() {
      preloaded ??= (await load()).default;
    },
  });
}
