import { useEffect, useRef, useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { connectActors } from '../../src/app/createActors.ts';
import { ClockContext } from '../../src/features/clock.ts';
import { ActorsProvider, type PageActors } from '../../src/features/actorsContext.tsx';

export interface SiteProps {
  /** With the services that they talk to the outside through; not started yet. */
  actors: PageActors;
  /** The clock that its pages read, in milliseconds. */
  now: () => number;
  /** What a container gets that asks for them. */
  load: () => Promise<PageActors>;
  /** The page it opens at. */
  at: string;
  /** Hands out the way to another page, as back and forward go it. */
  onReady: (go: (to: string) => void) => void;
}

function Connected({ actors, load, onReady }: Omit<SiteProps, 'at' | 'now'>) {
  const navigate = useNavigate();
  const [value] = useState(() => ({ actors, loadFailed: false, load }));
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => {
    onReady((to) => void go.current(to));
    return connectActors(actors, { navigate: (to, options) => void go.current(to, options) });
  }, [actors, onReady]);
  return (
    <ActorsProvider value={value}>
      <App />
    </ActorsProvider>
  );
}

/** The whole site over statecharts of its own. */
export function Site({ at, now, ...connected }: SiteProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <ClockContext value={now}>
        <Connected {...connected} />
      </ClockContext>
    </MemoryRouter>
  );
}
