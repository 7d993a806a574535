import { lazy, useState, type ComponentType } from 'react';

/** A screen in a chunk of its own that can be had before it is first drawn. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Loads the chunk, so that the first render neither suspends nor replaces prerendered HTML. */
  preload(): Promise<void>;
}

export function lazyScreen(
  load: () => Promise<{ default: ComponentType } | undefined>,
): LazyScreen {
  // Nothing comes when the page is being reloaded for it (src/app/entry-client.tsx): wait for that.
  const Lazy = lazy(async () => (await load()) ?? new Promise<never>(() => undefined));
  let preloaded: ComponentType | undefined;
  const Screen = () => {
    // Chosen when it is mounted: another component later would lose the page's state.
    const [Content] = useState(() => preloaded ?? Lazy);
    return <Content />;
  };
  return Object.assign(Screen, {
    async preload() {
      preloaded = (await load())?.default;
    },
  });
}
