import { useEffect, useRef, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChartsProvider, type Charts, type ChartsContext } from '../features/charts.tsx';
import { SESSION_KEY } from '../services/sessionKey.ts';
import type { ChartsHost } from './chartsHost.ts';
import { idle, savesData } from './idle.ts';
import { wakeParts } from './restingPart.tsx';

/** The page's statecharts, and what sets them going. */
export interface AwakeCharts {
  charts: Charts;
  /** Starts them and carries out what they emit; gives back what ends that. */
  begin: (host: ChartsHost) => () => void;
  /** Another page is there. */
  endMove?: () => void;
}

let waking: Promise<AwakeCharts> | undefined;

/** Fetches the statecharts and makes their actors, once. */
export function wakeCharts(): Promise<AwakeCharts> {
  waking ??= import('./charts.ts').then(
    ({ createCharts, beginCharts, endMove, fetchAtIntent, showMoves }) => {
      const charts = createCharts(window);
      return {
        charts,
        begin(host) {
          const stops = [beginCharts(charts, host), fetchAtIntent(), showMoves()];
          return () => {
            for (const stop of stops) stop();
          };
        },
        endMove,
      };
    },
    (error: unknown) => {
      waking = undefined;
      throw error;
    },
  );
  return waking;
}

/** What shows that a visitor is about to do something: the charts are there by the time it counts. */
const intents = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** What the layout holds ready to say that a press could not be carried out; the boot script shows it, too. */
function showLost(lost: boolean): void {
  document.getElementById('lost')?.toggleAttribute('hidden', !lost);
}

/** Where the containers find the statecharts: empty until they have come. */
function createSource(awake: AwakeCharts | undefined, lost: boolean) {
  let running = awake;
  const listeners = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const context: ChartsContext = {
    charts: running?.charts,
    lost,
    async wake() {
      try {
        running = await wakeCharts();
        context.charts = running.charts;
        context.lost = false;
        showLost(false);
        return running.charts;
      } catch (error) {
        context.lost = true;
        throw error;
      } finally {
        tell();
      }
    },
    sayLost: () => showLost(true),
    subscribe,
  };
  return { context, subscribe, getRunning: () => running };
}

export interface ChartsRootProps {
  /** Awake from the start: somebody may be signed in, or the page is for signing in. */
  awake: AwakeCharts | undefined;
  /** They should have been awake from the start, and could not be fetched. */
  lost: boolean;
}

/**
 * The page's statecharts: awake from the start; else once the browser is idle, or, for who saves data,
 * at the first sign that they will be needed. What rests on the page is hydrated after them.
 */
export function ChartsRoot({ awake, lost, children }: PropsWithChildren<ChartsRootProps>) {
  const [{ context, subscribe, getRunning }] = useState(() => createSource(awake, lost));
  const running = useSyncExternalStore(subscribe, getRunning, getRunning);
  const navigate = useNavigate();
  const go = useRef(navigate);

  useEffect(() => {
    go.current = navigate;
  });

  const { key } = useLocation();
  useEffect(() => running?.endMove?.(), [key, running]);

  // After hydration, so that the first render is the prerendered one.
  useEffect(
    () => running?.begin({ navigate: (to, options) => void go.current(to, options) }),
    [running],
  );

  useEffect(() => {
    if (running !== undefined) {
      void idle().then(wakeParts);
      return undefined;
    }
    // What is lost now is asked for again, and told of, when it is needed.
    const wake = () => void context.wake().catch(() => undefined);
    // Somebody signed in, in another tab.
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY) wake();
    };
    for (const intent of intents) addEventListener(intent, wake, { once: true, passive: true });
    addEventListener('storage', onStorage);
    // A sign-in link may be in the new address.
    addEventListener('hashchange', wake);
    if (!savesData()) void idle().then(wake);
    return () => {
      for (const intent of intents) removeEventListener(intent, wake);
      removeEventListener('storage', onStorage);
      removeEventListener('hashchange', wake);
    };
  }, [context, running]);

  return <ChartsProvider value={context}>{children}</ChartsProvider>;
}
