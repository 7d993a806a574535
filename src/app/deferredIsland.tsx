import { use, type ComponentType } from 'react';
import { isUnloading } from './reloadOnce.ts';

let startHydration: () => void = () => undefined;
/** Undefined unless the page was prerendered and the visitor has not interacted yet. */
let hydrationStart: Promise<void> | undefined;
const loads: (() => Promise<void>)[] = [];
const fetches: (() => Promise<unknown>)[] = [];

/** Keeps prerendered islands as plain HTML until `hydrateIslands`. Call before hydration. */
export function deferHydration(): void {
  hydrationStart = new Promise((resolve) => {
    startHydration = resolve;
  });
}

/** Prefetches the code of the page's islands without hydrating them. */
export function fetchIslands(): void {
  // Failed chunks are retried on demand.
  for (const fetchPart of fetches) fetchPart().catch(() => undefined);
}

/** Loads the code of the page's islands; resolves when they can render. */
export async function hydrateIslands(): Promise<void> {
  if (hydrationStart === undefined) return;
  hydrationStart = undefined;
  startHydration();
  await Promise.all(loads.map((load) => load()));
}

/**
 * Defers a read-mostly part of a page. Prerendered, it stays HTML until the visitor is about to
 * interact, then hydrates. Rendered in the browser, it loads at once. Needs a `Suspense` above.
 */
export function deferredIsland(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let Ready: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = () =>
    (loading ??= load().then(
      (module) => {
        Ready = module.default;
      },
      (error: unknown) => {
        // The page is unloading, so there is nothing to render.
        if (isUnloading()) return new Promise<never>(() => undefined);
        throw error;
      },
    ));
  return function Part() {
    if (Ready === undefined) {
      if (hydrationStart === undefined) use(start());
      else {
        if (waiting === undefined) {
          loads.push(start);
          fetches.push(load);
        }
        use((waiting ??= hydrationStart.then(start)));
      }
    }
    return Ready === undefined ? null : <Ready />;
  };
}
