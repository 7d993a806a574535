import type { StoryContext } from '@storybook/react-vite';
import { knownChart } from '../chart/registry.ts';
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
    const isTimer = event.type.startsWith('xstate.after.');
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
      const trail = followTrail(model.machine.id);
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

/** Returns the player of a statechart's screen; undefined if it defines no walk. */
async function loadPlayer(id: string): Promise<Player | undefined> {
  const { screen, model } = knownChart(id);
  const { walk } = (await screen?.()) ?? {};
  return walk && createPlayer(walk(model));
}

/**
 * Returns a story that takes every transition possible on a statechart's real screen.
 * @param part a key of the chart's `parts`; by default, all paths
 */
export function onTheScreen(id: string, part?: string) {
  let loading: Promise<Player | undefined> | undefined;
  const load = () => (loading ??= loadPlayer(id));
  const isInPart = (path: Path): boolean => {
    if (part === undefined) return true;
    const isIn = knownChart(id).parts[part];
    if (isIn === undefined) throw new Error(`${id} has no part ${part}`);
    return isIn(path);
  };
  return {
    parameters: { chromatic: { disableSnapshot: true } },
    async beforeEach(context: StoryContext) {
      const player = await load();
      player?.screen.serve?.(context, player.endpoints);
      return player?.close;
    },
    // Each path renders its own page.
    render: () => <div />,
    play: async (context: StoryContext) => {
      const player = await load();
      if (player === undefined) {
        await context.step('Its screen exports no `walk`: nothing is played', () => undefined);
        return;
      }
      const paths = explore(player.screen.model).walks.filter(isInPart);
      for (const [index, path] of paths.entries()) {
        const end = path.steps.at(-1)?.words ?? 'from the start';
        if (paths.length === 1) await player.walk(context, path);
        else await context.step(`${index + 1}: ${end}`, () => player.walk(context, path));
      }
    },
  };
}
