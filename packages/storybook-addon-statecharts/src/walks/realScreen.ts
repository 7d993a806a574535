import type { StoryContext } from '@storybook/react-vite';
import type { FakeClock, FlowModel, ModelEvent, Path } from './types.ts';

/** A screen opened for one path, with its means to cause events. */
export interface Stage {
  path: Path;
  time: FakeClock;
  canvas: StoryContext['canvas'];
  userEvent: StoryContext['userEvent'];
}

/** A request that a statechart's actor sends. */
export interface Endpoint {
  method: 'get' | 'post' | 'put';
  path: string;
  /** Returns the service's response that leads to this event. */
  respond: (modelEvent: ModelEvent) => Response;
}

/** An endpoint whose responses wait for their step. */
export interface DeferredEndpoint extends Pick<Endpoint, 'method' | 'path'> {
  answer: () => Promise<Response>;
}

/** The screen's container and its story's context. */
export interface Opening extends Omit<Stage, 'canvas'> {
  /** In the document, and empty. */
  element: HTMLElement;
}

/** A statechart's real screen: how people, services and other tabs cause events on it. */
export interface RealScreen<OnStage extends Stage = Stage> {
  model: FlowModel;
  /** Renders the screen at the path's start, with a statechart of its own. */
  open(opening: Opening): { stage: OnStage; close: () => void };
  /** By the actor's name, or the name that `requestOf` returns. */
  endpoints?: Readonly<Record<string, Endpoint>>;
  /** Installs the endpoints for the duration of a story. */
  serve?(context: StoryContext, endpoints: readonly DeferredEndpoint[]): void;
  /** Returns the name of an event's endpoint; by default its actor's. */
  requestOf?(modelEvent: ModelEvent, path: Path): string | undefined;
  /** Prepares what the statechart reads as soon as it enters the next state. */
  prepareNext?(stage: OnStage, nextEvent: ModelEvent): void;
  /** Causes an event that is neither a network response nor elapsed time. */
  act(stage: OnStage, modelEvent: ModelEvent): Promise<void> | void;
}
