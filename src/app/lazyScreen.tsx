import { lazy, type ComponentType } from 'react';

/** A screen in a chunk of its own that can be had before it is first drawn. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Loads the chunk, so that the first render neither suspends nor replaces prerendered HTML. */
  preload(): Promise<void>;
}

export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let Ready: ComponentType | undefined;
  let drawnLazily = false;
  const Lazy = lazy(load);
  const Screen = () => {
    if (Ready !== undefined && !drawnLazily) return <Ready />;
    drawnLazily = true;
    return <Lazy />;
  };
  return Object.assign(Screen, {
    async preload() {
      Ready = (await load()).default;
    },
  });
}
