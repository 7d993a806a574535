import type { StoryContext } from '@storybook/react-vite';
import type { PageActors } from '../../src/features/pageActors.tsx';
import type { HeldTime } from './heldTime.ts';
import type { FlowModel, ModelEvent } from './model.ts';
import type { Path } from './paths.ts';

/** A container that waits for the statecharts. */
export interface Loading {
  resolve: (actors: PageActors) => void;
  reject: (error: unknown) => void;
}

/** The site in a window of its own, opened for one path. */
export interface Stage {
  path: Path;
  time: HeldTime;
  view: Window;
  actors: PageActors;
  canvas: StoryContext['canvas'];
  userEvent: StoryContext['userEvent'];
  /** To another page, as back and forward go. */
  go: (to: string) => void;
  /** Containers that wait for the statecharts, the latest last. */
  loads: Loading[];
}

/** A request that a statechart's actor sends. */
export interface Endpoint {
  method: 'get' | 'post' | 'put';
  path: string;
  /** What the service says over the network for the statechart to hear this. */
  respond: (modelEvent: ModelEvent) => Response;
}

/** A statechart's real screen: how a person, the services and other tabs make things happen on it. */
export interface RealScreen {
  model: FlowModel;
  /** The page that a path begins at, with what its link leaves in the address. */
  addressOf: (path: Path) => string;
  /** Sets the window up before the page is opened. */
  prepare?: (view: Window, path: Path) => void;
  /** By the actor's name, or the name that `requestOf` gives. */
  endpoints?: Readonly<Record<string, Endpoint>>;
  /** Which request an answer belongs to; its actor's unless said. */
  requestOf?: (modelEvent: ModelEvent, path: Path) => string | undefined;
  /** Sets up what the statechart reads by itself as soon as it can. */
  foresee?: (stage: Stage, coming: ModelEvent) => void;
  /** Makes it happen: whatever is neither an answer over the network nor time passing. */
  act: (stage: Stage, modelEvent: ModelEvent) => Promise<void> | void;
}
