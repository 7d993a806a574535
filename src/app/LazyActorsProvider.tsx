import { useEffect, useRef, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActorsProvider, type PageActors, type ActorsContext } from '../features/actorsContext.tsx';
import type { NavigationPort } from './navigationPort.ts';
import { idle, yieldToMain, savesData } from './idle.ts';
import { fetchIslands, hydrateIslands } from './deferredIsland.tsx';
import { onFirstIntent } from './onFirstIntent.ts';
import { fetchFullStylesheet } from './fullStylesheet.ts';

/** The page's statecharts, and what sets them going. */
export interface LoadedActors {
  actors: PageActors;
  /** Starts them and carries out what they emit; gives back what ends that. */
  begin: (host: NavigationPort) => () => void;
  /** Another page is there. */
  clearPendingNavigation?: () => void;
}

let loading: Promise<LoadedActors> | undefined;

/** Fetches the statecharts and makes their actors, once. */
export function loadActors(): Promise<LoadedActors> {
  loading ??= import('./createActors.ts').then(
    async (page) => {
      // Evaluating, making, drawing and starting them are a task each: together they would be a long one.
      await yieldToMain();
      const actors = page.createLiveActors(window);
      await yieldToMain();
      return {
        actors,
        begin(host) {
          const stops = [
            page.connectActors(actors, host),
            page.prefetchOnIntent(),
            page.showPendingNavigation(),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        },
        clearPendingNavigation: page.clearPendingNavigation,
      };
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** What the layout holds ready to say that a press could not be carried out; the boot script shows it, too. */
function showLoadFailure(loadFailed: boolean): void {
  document.getElementById('lost')?.toggleAttribute('hidden', !loadFailed);
}

/** Where the containers find the statecharts: empty until they have come. */
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
        // What they open, a menu or a toast, is not among the document's own styles.
        [running] = await Promise.all([loadActors(), fetchFullStylesheet()]);
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
  /** Awake from the start: somebody may be signed in, or the page is for signing in. */
  loaded: LoadedActors | undefined;
  /** They should have been loaded from the start, and could not be fetched. */
  loadFailed: boolean;
}

/**
 * The page's statecharts: loaded from the start; else once the browser is idle, or, for who saves data,
 * at the first sign that they will be needed. What was deferred on the page is hydrated after them.
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

  const { key } = useLocation();
  useEffect(() => running?.clearPendingNavigation?.(), [key, running]);

  // After hydration, so that the first render is the prerendered one.
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
    if (running !== undefined) {
      void idle().then(hydrateIslands);
      return undefined;
    }
    // What is lost now is asked for again, and told of, when it is needed.
    const load = () => void context.load().catch(() => undefined);
    const stop = onFirstIntent(load);
    if (!savesData())
      void idle().then(() => {
        load();
        fetchIslands();
      });
    return stop;
  }, [context, running]);

  return <ActorsProvider value={context}>{children}</ActorsProvider>;
}
