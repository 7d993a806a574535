import { useEffect, useRef, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActorsProvider, type PageActors, type ActorsContext } from '../features/actorsContext.tsx';
import type { NavigationPort } from './connectActors.ts';
import { idle, yieldToMain, prefersReducedData } from '../services/idle.ts';

/** The page's statecharts, and how to start them. */
export interface LoadedActors {
  actors: PageActors;
  /** Starts the actors and their subscriptions. Returns a cleanup. */
  begin: (host: NavigationPort) => () => void;
}

let loading: Promise<LoadedActors> | undefined;

/** Imports the statecharts and creates their actors, once. */
export function loadActors(): Promise<LoadedActors> {
  loading ??= import('./createActors.ts').then(
    async (page) => {
      // Yield between steps to avoid one long task.
      await yieldToMain();
      const session = page.createSession(window, Date.now);
      await yieldToMain();
      const actors = { session, ...page.createShell(window, Date.now) };
      await yieldToMain();
      return {
        actors,
        begin(host) {
          const stops = [page.connectActors(actors, host), page.prefetchOnIntent()];
          return () => {
            for (const stop of stops) stop();
          };
        },
      };
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Shows or hides the layout's message for a failed press. The boot script shows it too. */
function showLoadFailure(loadFailed: boolean): void {
  document.getElementById('lost')?.toggleAttribute('hidden', !loadFailed);
}

/** The store that containers read; empty until the statecharts have loaded. */
function createSource(loaded: LoadedActors | undefined, loadFailed: boolean) {
  let running = loaded;
  const listeners = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const context: ActorsContext = {
    actors: running?.actors,
    loadFailed,
    async load() {
      try {
        running = await loadActors();
        context.actors = running.actors;
        context.loadFailed = false;
        showLoadFailure(false);
        return running.actors;
      } catch (error) {
        context.loadFailed = true;
        throw error;
      } finally {
        notify();
      }
    },
    reportLoadFailure: () => showLoadFailure(true),
    subscribe,
  };
  return { context, subscribe, getRunning: () => running };
}

export interface LazyActorsProviderProps {
  /** Already loaded, because the page needs a session; else loaded later. */
  loaded: LoadedActors | undefined;
  /** They were needed at startup and failed to load. */
  loadFailed: boolean;
}

/**
 * Provides the page's statecharts: already loaded, else loaded when the browser is idle, or before
 * the first press with data saving on.
 */
export function LazyActorsProvider({
  loaded,
  loadFailed,
  children,
}: PropsWithChildren<LazyActorsProviderProps>) {
  const [{ context, subscribe, getRunning }] = useState(() => createSource(loaded, loadFailed));
  const running = useSyncExternalStore(subscribe, getRunning, getRunning);
  const navigate = useNavigate();
  const go = useRef(navigate);

  useEffect(() => {
    go.current = navigate;
  });

  // After hydration, so that the first render matches the prerendered HTML.
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    void yieldToMain().then(() => {
      if (!isOver)
        end = running?.begin({ navigate: (to, options) => void go.current(to, options) });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [running]);

  useEffect(() => {
    if (running !== undefined) return undefined;
    const stops = new AbortController();
    // Failed chunks are retried on demand, which also reports the failure.
    const load = () => {
      stops.abort();
      context.load().catch(() => undefined);
    };
    // At once before a press, and where another tab signs in.
    for (const sign of ['pointerdown', 'keydown', 'storage', 'hashchange'])
      addEventListener(sign, load, { passive: true, signal: stops.signal });
    if (!prefersReducedData()) void idle().then(load);
    return () => stops.abort();
  }, [context, running]);

  return <ActorsProvider value={context}>{children}</ActorsProvider>;
}
