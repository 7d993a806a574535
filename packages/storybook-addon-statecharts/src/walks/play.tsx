import type { StoryContext } from '@storybook/react-vite';
import type { Storyboard } from '../chart/defineStoryboard.ts';
import { idOf } from '../chart/registry.ts';
import { eventTypes } from '../xstate5.ts';
import { createDeferredResponses } from './deferredResponses.ts';
import { fakeClock } from './fakeClock.ts';
import { stepsAlong } from './simulator.ts';
import type { ModelEvent, Path } from './types.ts';
import { explore } from './paths.ts';
import type { RealScreen, Stage } from './realScreen.ts';
import { followTrail } from './trail.ts';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'step'>;

/** Opens the screen at the path's start. */
function open(screen: RealScreen, path: Path, { canvasElement, userEvent }: Context) {
  const time = fakeClock();
  const element = canvasElement.appendChild(document.createElement('div'));
  const opened = screen.open({ path, time, element, userEvent });
  const close = (): void => {
    opened.close();
    time.restore();
    element.remove();
  };
  return { stage: opened.stage, close };
}

/** Plays paths on a statechart's real screen, one by one. */
function createPlayer(screen: RealScreen) {
  const { model, endpoints = {} } = screen;
  const deferred = new Map(Object.keys(endpoints).map((name) => [name, createDeferredResponses()]));
  let close: () => void = () => undefined;

  async function causeEvent(stage: Stage, modelEvent: ModelEvent): Promise<void> {
    const { event, at = 0 } = modelEvent;
    const name = screen.requestOf?.(modelEvent, stage.path) ?? modelEvent.from ?? '';
    const endpoint = endpoints[name];
    const isTimer = eventTypes.isDelay(event.type);
    if (at > 0 && !isTimer) stage.time.advance(at);
    if (endpoint !== undefined) deferred.get(name)?.release(() => endpoint.respond(modelEvent));
    else if (isTimer) stage.time.advanceTo(event.type);
    else await screen.act(stage, modelEvent);
  }

  return {
    screen,
    /** Endpoints that answer the screen's requests. */
    endpoints: [...deferred].flatMap(([name, { answer }]) => {
      const endpoint = endpoints[name];
      return endpoint === undefined ? [] : [{ ...endpoint, answer }];
    }),
    close: () => close(),
    async walk(context: Context, path: Path): Promise<void> {
      close();
      const trail = followTrail(idOf(model.machine));
      const opened = open(screen, path, context);
      const { stage } = opened;
      close = () => {
        trail.end();
        opened.close();
        // Fails requests that the path leaves pending.
        for (const each of deferred.values()) each.failPending();
        close = () => undefined;
      };
      const [start, ...stops] = stepsAlong(model, path);
      await trail.reached('xstate.init', start?.leaves ?? []);
      for (const [index, modelEvent] of path.steps.entries()) {
        const nextEvent = path.steps[index + 1];
        await context.step(modelEvent.words, async () => {
          if (nextEvent !== undefined) screen.prepareNext?.(stage, nextEvent);
          await causeEvent(stage, modelEvent);
          await trail.reached(modelEvent.event.type, stops[index]?.leaves ?? []);
          for (const each of deferred.values()) each.hold();
        });
      }
    },
  };
}

type Player = ReturnType<typeof createPlayer>;

/**
 * Returns a story that takes every transition possible on a statechart's real screen.
 * @param part a key of the storyboard's `parts`; by default, all paths
 */
export function onTheScreen({ model, drive, parts, parameters }: Storyboard, part?: string) {
  let player: Player | undefined;
  return {
    // Each state has its picture and checks in its own story.
    parameters: {
      ...parameters,
      chromatic: { disableSnapshot: true },
      a11y: { test: 'off' as const },
    },
    beforeEach(context: StoryContext) {
      player ??= drive && createPlayer(drive(model));
      player?.screen.serve?.(context, player.endpoints);
      return player?.close;
    },
    // Each path renders its own page.
    render: () => <div />,
    play: async (context: StoryContext) => {
      if (player === undefined) return;
      const isInPart = part === undefined ? () => true : parts[part];
      const paths = explore(player.screen.model).walks.filter((path) => isInPart?.(path));
      for (const [index, path] of paths.entries()) {
        const end = path.steps.at(-1)?.words ?? 'from the start';
        await context.step(`${index + 1}: ${end}`, () => player?.walk(context, path));
      }
    },
  };
}
