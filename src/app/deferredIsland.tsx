import { use, type ComponentType } from 'react';
import { isUnloading } from './reloadOnce.ts';

let startHydration: () => void = () => undefined;
/** Undefined unless the page was prerendered and nobody has done anything yet. */
let hydrationStart: Promise<void> | undefined;
const loads: (() => Promise<void>)[] = [];
const fetches: (() => Promise<unknown>)[] = [];

/** The prerendered parts keep still, as plain HTML, until `hydrateIslands`. Before hydration alone. */
export function deferHydration(): void {
  hydrationStart = new Promise((resolve) => {
    startHydration = resolve;
  });
}

/** Fetches the code of the parts deferred on this page beforehand, and hydrates nothing. */
export function fetchIslands(): void {
  // What is lost now is asked for again when it is needed.
  for (const fetchPart of fetches) fetchPart().catch(() => undefined);
}

/** Fetches the code of the parts deferred on this page; resolves when they can be drawn. */
export async function hydrateIslands(): Promise<void> {
  if (hydrationStart === undefined) return;
  hydrationStart = undefined;
  startHydration();
  await Promise.all(loads.map((load) => load()));
}

/**
 * A part of a page that is read before it is used: text, drawings, links. Prerendered, it stays HTML
 * until the visitor shows a sign of acting; then it is hydrated. Drawn in the browser, it loads at once.
 * Goes inside a `Suspense`.
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
        // Nothing comes while the page is being left: there is nothing to draw.
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
