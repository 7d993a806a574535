import { useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { ChartsProvider, type Charts } from '../features/charts.tsx';
import { SESSION_KEY } from '../services/sessionStore.ts';

let waking: Promise<Charts> | undefined;

/** Fetches the statecharts and makes their actors, once. */
export function wakeCharts(): Promise<Charts> {
  waking ??= import('./charts.ts').then(
    ({ createCharts }) => createCharts(window),
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
  awake: Charts | undefined;
}

/** The page's statecharts: awake from the start, or at the first sign that they will be needed. */
export function ChartsRoot({ awake, children }: PropsWithChildren<ChartsRootProps>) {
  const [charts, setCharts] = useState(awake);

  useEffect(() => {
    if (charts !== undefined) return undefined;
    const wake = () => void wakeCharts().then(setCharts);
    // Somebody signed in, in another tab.
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY) wake();
    };
    for (const intent of intents) addEventListener(intent, wake, { once: true, passive: true });
    addEventListener('storage', onStorage);
    return () => {
      for (const intent of intents) removeEventListener(intent, wake);
      removeEventListener('storage', onStorage);
    };
  }, [charts]);

  const value = useMemo(
    () => ({
      charts,
      async wake() {
        const actors = await wakeCharts();
        setCharts(actors);
        return actors;
      },
    }),
    [charts],
  );
  return <ChartsProvider value={value}>{children}</ChartsProvider>;
}
