import type { StoryContext } from '@storybook/react-vite';
import type { HeldTime } from './heldTime.ts';
import type { FlowModel, ModelEvent, Path } from './types.ts';

/** A screen that is opened for one path, and what things are made to happen with on it. */
export interface Stage {
  path: Path;
  time: HeldTime;
  canvas: StoryContext['canvas'];
  userEvent: StoryContext['userEvent'];
}

/** A request that a statechart's actor sends. */
export interface Endpoint {
  method: 'get' | 'post' | 'put';
  path: string;
  /** What the service says over the network for the statechart to hear this. */
  respond: (modelEvent: ModelEvent) => Response;
}

/** An endpoint whose answers wait for their step. */
export interface HeldEndpoint extends Pick<Endpoint, 'method' | 'path'> {
  answer: () => Promise<Response>;
}

/** Where a screen is drawn, and what it has of the story. */
export interface Opening {
  path: Path;
  time: HeldTime;
  /** In the document, and empty. */
  element: HTMLElement;
  userEvent: StoryContext['userEvent'];
}

/** A statechart's real screen: how a person, the services and other tabs make things happen on it. */
export interface RealScreen<OnStage extends Stage = Stage> {
  model: FlowModel;
  /** Draws the screen where the path begins, over a statechart of its own. */
  open(opening: Opening): { stage: OnStage; close: () => void };
  /** By the actor's name, or the name that `requestOf` gives. */
  endpoints?: Readonly<Record<string, Endpoint>>;
  /** Has the endpoints answered, for the length of a story. */
  serve?(context: StoryContext, endpoints: readonly HeldEndpoint[]): void;
  /** Which request an answer belongs to; its actor's unless said. */
  requestOf?(modelEvent: ModelEvent, path: Path): string | undefined;
  /** Sets up what the statechart reads by itself as soon as it can. */
  foresee?(stage: OnStage, coming: ModelEvent): void;
  /** Makes it happen: whatever is neither an answer over the network nor time passing. */
  act(stage: OnStage, modelEvent: ModelEvent): Promise<void> | void;
}
