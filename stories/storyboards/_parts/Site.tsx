import { useEffect, useRef, useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { App } from '../../../src/app/App.tsx';
import { connectActors } from '../../../src/app/createActors.ts';
import { ClockContext } from '../../../src/features/clock.ts';
import { ActorsProvider, type PageActors } from '../../../src/features/actorsContext.tsx';

export interface SiteProps {
  /** Actors with their services, not yet started. */
  actors: PageActors;
  /** The pages' clock, in milliseconds. */
  now: () => number;
  /** Loads the actors for a container that needs them. */
  load: () => Promise<PageActors>;
  /** The initial path. */
  at: string;
  /** Receives the function that navigates as back and forward do. */
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

/** The whole site with its own actors. */
export function Site({ at, now, ...connected }: SiteProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <ClockContext value={now}>
        <Connected {...connected} />
      </ClockContext>
    </MemoryRouter>
  );
}
