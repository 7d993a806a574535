import { createContext, use, type PropsWithChildren } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { themeMachine } from '../../machines/theme/theme.machine.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';

/** The statecharts that live as long as the page does. */
export interface AppActors {
  session: ActorRefFrom<typeof sessionMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
}

const Context = createContext<AppActors | undefined>(undefined);

/** Hands the actors down to the containers; the composition root, stories and tests make them. */
export function AppActorsProvider({ actors, children }: PropsWithChildren<{ actors: AppActors }>) {
  return <Context value={actors}>{children}</Context>;
}

/** @throws outside of `AppActorsProvider` */
export function useAppActors(): AppActors {
  const actors = use(Context);
  if (actors === undefined) throw new Error('useAppActors needs an AppActorsProvider above it');
  return actors;
}
