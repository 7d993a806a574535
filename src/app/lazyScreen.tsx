import { lazy, useState, type ComponentType } from 'react';
import { reloadOnce } from '../services/reloadOnce.ts';

/** The path whose prerendered page this document shows, until its script goes on to another. */
const prerendered = globalThis.document?.documentElement.dataset.path;

function letLinkLoad(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a'))
    event.stopImmediatePropagation();
}

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Loads the chunk, so that the first render neither suspends nor replaces prerendered HTML. */
  preload(): Promise<void>;
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  const Lazy = lazy(async () => {
    const isHydrating = location.pathname === prerendered;
    try {
      return await load();
    } catch (error) {
      // Usually a chunk removed by a deploy: the page is reloading.
      if (reloadOnce(import.meta.url)) return new Promise<never>(() => undefined);
      if (!isHydrating) throw error;
      // A static page is readable without it, but the router would wait: links load documents instead.
      addEventListener('click', letLinkLoad, true);
      return new Promise<never>(() => undefined);
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
