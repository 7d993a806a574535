import { createRoot } from 'react-dom/client';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { within } from 'storybook/test';
import { createPageActors } from '../../src/app/pageActors.ts';
import { forgetDrafts } from '../../src/services/forgetDrafts.ts';
import type { PageActors } from '../../src/features/pageActors.tsx';
import { createHeld } from './held.ts';
import { holdTime } from './heldTime.ts';
import type { FlowModel, ModelEvent } from './model.ts';
import { explore, leavesAlong, route, type Path } from './paths.ts';
import type { RealScreen, Stage } from './realScreen.ts';
import { Site } from './Site.tsx';
import { createStoryView } from './storyView.ts';
import { tours } from './tours.ts';
import { followTrail } from './trail.ts';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'step'>;

/** Opens the site where the path begins. */
function open({ addressOf, prepare }: RealScreen, path: Path, context: Context) {
  // Each path begins with what nobody has typed into.
  forgetDrafts(window);
  const time = holdTime();
  const address = addressOf(path);
  const view = createStoryView(address, undefined);
  prepare?.(view, path);
  const actors = createPageActors(view, time.now);
  const element = context.canvasElement.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const stage: Stage = {
    path,
    time,
    view,
    actors,
    canvas: within(element),
    userEvent: context.userEvent,
    go: () => undefined,
    loads: [],
  };
  const load = (): Promise<PageActors> =>
    new Promise((resolve, reject) => {
      stage.loads.push({ resolve, reject });
    });
  root.render(
    <Site
      actors={actors}
      now={time.now}
      load={load}
      at={new URL(address, location.origin).pathname}
      onReady={(go) => {
        stage.go = go;
      }}
    />,
  );
  const close = (): void => {
    root.unmount();
    for (const actor of Object.values(actors)) actor.stop();
    time.letGo();
    element.remove();
  };
  return { stage, close };
}

/** Plays paths on a statechart's real screen, one after the other. */
function createPlayer(screen: RealScreen) {
  const { model, endpoints = {}, requestOf = ({ from }) => from } = screen;
  const held = new Map(Object.keys(endpoints).map((name) => [name, createHeld()]));
  let close: () => void = () => undefined;

  async function happen(stage: Stage, modelEvent: ModelEvent): Promise<void> {
    const { event, at = 0 } = modelEvent;
    const name = requestOf(modelEvent, stage.path) ?? '';
    const endpoint = modelEvent.from === undefined ? undefined : endpoints[name];
    const isTimer = event.type.startsWith('xstate.after.');
    if (at > 0 && !isTimer) stage.time.pass(at);
    if (endpoint !== undefined) held.get(name)?.give(() => endpoint.respond(modelEvent));
    else if (isTimer) stage.time.passUntil(event.type);
    else await screen.act(stage, modelEvent);
  }

  return {
    /** Where the requests of the screen are answered. */
    handlers: Object.entries(endpoints).map(([name, { method, path }]) =>
      http[method](path, () => held.get(name)?.answer()),
    ),
    close: () => close(),
    async walk(context: Context, path: Path): Promise<void> {
      close();
      const trail = followTrail(model.machine.id);
      const opened = open(screen, path, context);
      const { stage } = opened;
      close = () => {
        trail.end();
        opened.close();
        // What the path leaves open is of no use to anybody.
        for (const answer of held.values()) answer.drop();
        close = () => undefined;
      };
      const along = leavesAlong(model, path);
      await trail.reached('xstate.init', along[0] ?? []);
      for (const [index, modelEvent] of path.steps.entries()) {
        const coming = path.steps[index + 1];
        await context.step(modelEvent.words, async () => {
          if (coming !== undefined) screen.foresee?.(stage, coming);
          await happen(stage, modelEvent);
          await trail.reached(modelEvent.event.type, along[index + 1] ?? []);
          for (const answer of held.values()) answer.hold();
        });
      }
    },
  };
}

interface Played {
  /** Where each path begins and what happens on it. */
  walks: () => readonly Path[];
  /** What a person sees at the end. */
  seen?: (canvas: StoryContext['canvas']) => Promise<void>;
}

function story(screen: RealScreen, { walks, seen }: Played) {
  const player = createPlayer(screen);
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(...player.handlers);
      return player.close;
    },
    // Each path opens a page of its own.
    render: () => <div />,
    play: async (context: StoryContext) => {
      const paths = walks();
      for (const [index, path] of paths.entries()) {
        const walk = (): Promise<void> => player.walk(context, path);
        const end = path.steps.at(-1)?.words ?? 'from the start';
        if (paths.length === 1) await walk();
        else await context.step(`${index + 1}: ${end}`, walk);
      }
      await seen?.(context.canvas);
    },
  };
}

/**
 * The shortest path to the targets, played through the whole site over answers that wait for their step.
 * @param targets leaf states and transitions to go by; the last is the end
 * @param seen what a person sees at the end
 */
export function flow(
  screen: RealScreen,
  targets: readonly string[],
  seen: (canvas: StoryContext['canvas']) => Promise<void>,
) {
  return story(screen, { walks: () => [route(screen.model, targets)], seen });
}

const walksOf = (model: FlowModel): Path[] => explore(model).walks;

/** Thought through once for all stories of a file. */
const found = new WeakMap<FlowModel, readonly Path[]>();

/**
 * The paths that take every transition the screen lets happen. Where guards read the clock each begins
 * anew, because a model knows of no time that has passed.
 */
function pathsOf(model: FlowModel): readonly Path[] {
  const paths = found.get(model) ?? (model.time === undefined ? tours : walksOf)(model);
  found.set(model, paths);
  return paths;
}

/**
 * Every transition that the screen lets happen.
 * @param only which of the paths, where all of them would be too long a story
 */
export function everyPath(screen: RealScreen, only: (path: Path) => boolean = () => true) {
  return {
    ...story(screen, { walks: () => pathsOf(screen.model).filter(only) }),
    parameters: { chromatic: { disableSnapshot: true } },
  };
}
