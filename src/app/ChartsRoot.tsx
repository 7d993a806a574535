import { useEffect, useMemo, useRef, useState, type PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartsProvider, type Charts } from '../features/charts.tsx';
import { SESSION_KEY } from '../services/sessionKey.ts';
import type { ChartsHost } from './chartsHost.ts';
import { wakeParts } from './restingPart.tsx';

/** The page's statecharts, and what sets them going. */
export interface AwakeCharts {
  charts: Charts;
  /** Starts them and carries out what they emit; gives back what ends that. */
  begin: (host: ChartsHost) => () => void;
}

let waking: Promise<AwakeCharts> | undefined;

/** Fetches the statecharts and makes their actors, once. */
export function wakeCharts(): Promise<AwakeCharts> {
  // Together: a prerendered part could not be hydrated in time for the charts it is told of.
  waking ??= Promise.all([import('./charts.ts'), wakeParts()]).then(
    ([{ createCharts, beginCharts }]) => {
      const charts = createCharts(window);
      return { charts, begin: (host) => beginCharts(charts, host) };
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

export interface ChartsRootProps {
  /** Awake from the start: somebody may be signed in, or the page is for signing in. */
  awake: AwakeCharts | undefined;
  /** They should have been awake from the start, and could not be fetched. */
  lost: boolean;
}

/** The page's statecharts: awake from the start, or at the first sign that they will be needed. */
export function ChartsRoot({
  awake,
  lost: lostAtStart,
  children,
}: PropsWithChildren<ChartsRootProps>) {
  const [running, setRunning] = useState(awake);
  const [lost, setLost] = useState(lostAtStart);
  const navigate = useNavigate();
  const go = useRef(navigate);

  useEffect(() => {
    go.current = navigate;
  });

  // After hydration, so that the first render is the prerendered one.
  useEffect(
    () => running?.begin({ navigate: (to, options) => void go.current(to, options) }),
    [running],
  );

  useEffect(() => {
    if (running !== undefined) return undefined;
    const wake = () => void wakeCharts().then(setRunning, () => setLost(true));
    // Somebody signed in, in another tab.
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY) wake();
    };
    for (const intent of intents) addEventListener(intent, wake, { once: true, passive: true });
    addEventListener('storage', onStorage);
    // A sign-in link may be in the new address.
    addEventListener('hashchange', wake);
    return () => {
      for (const intent of intents) removeEventListener(intent, wake);
      removeEventListener('storage', onStorage);
      removeEventListener('hashchange', wake);
    };
  }, [running]);

  const value = useMemo(
    () => ({
      charts: running?.charts,
      lost: lost && running === undefined,
      async wake() {
        try {
          const awoken = await wakeCharts();
          setRunning(awoken);
          return awoken.charts;
        } catch (error) {
          setLost(true);
          throw error;
        }
      },
    }),
    [lost, running],
  );
  return <ChartsProvider value={value}>{children}</ChartsProvider>;
}
