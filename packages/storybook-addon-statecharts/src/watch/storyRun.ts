import type { AnyStateMachine } from 'xstate';
import type { StoryRun } from '../coverage/record.ts';
import { chartOf, leavesOf } from '../chart/chart.ts';
import { idOf } from '../chart/registry.ts';
import { leavesIn } from '../chart/statePaths.ts';
import type { StoryRecorder } from './storyRecorder.ts';

interface Pinned {
  value: Parameters<AnyStateMachine['resolveState']>[0]['value'];
}

interface StoryParameters {
  states?: Record<string, Pinned | undefined>;
  /** `machine`: the play function walks the machine without a screen. */
  walk?: 'machine';
  chromatic?: { modes?: Record<string, unknown>; disableSnapshot?: boolean };
}

/**
 * The statecharts that ran, by id. The record depends on these alone, so that changes of other
 * statecharts do not affect the story.
 */
type Running = ReadonlyMap<string, AnyStateMachine>;

/** Returns the leaf states that a story's `parameters.states` pins, by statechart. */
export function pinsOf({ states = {} }: StoryParameters, running: Running): StoryRun['pins'] {
  const pins: Record<string, string[]> = {};
  for (const [name, pinned] of Object.entries(states)) {
    if (pinned === undefined) continue;
    const id = idOf(name);
    const machine = running.get(id);
    // For a machine that never ran, the value alone: the coverage reports its story.
    const leaves = machine === undefined ? leavesIn(pinned.value) : leavesOf(machine, pinned.value);
    pins[id] = [...new Set([...(pins[id] ?? []), ...leaves])].toSorted();
  }
  return pins;
}

const STATE_TAG = 'state:';

/** The statechart and state path of a tag: `state:donate.preset`. */
function stateIn(tag: string): { id: string; leaf: string } | undefined {
  if (!tag.startsWith(STATE_TAG)) return undefined;
  const [name = '', ...path] = tag.slice(STATE_TAG.length).split('.');
  return { id: idOf(name), leaf: path.join('.') };
}

/** Returns the leaf states in tags, by statechart; other states' tags only filter the sidebar. */
export function taggedIn(tags: readonly string[], running: Running): StoryRun['tagged'] {
  const tagged: Record<string, string[]> = {};
  for (const tag of tags) {
    const state = stateIn(tag);
    if (state === undefined) continue;
    const { id, leaf } = state;
    const machine = running.get(id);
    const known = machine === undefined ? undefined : chartOf(machine).states;
    if (known?.some((each) => each.id === leaf && each.kind !== 'leaf') === true) continue;
    tagged[id] = [...(tagged[id] ?? []), leaf];
  }
  return tagged;
}

/** Returns the statecharts in a story's tags or pins. */
export function chartsAbout(tags: readonly string[], parameters: object): string[] {
  const { states = {} } = parameters as StoryParameters;
  const pinned = Object.keys(states).map(idOf);
  return [...new Set([...tags.flatMap((tag) => stateIn(tag)?.id ?? []), ...pinned])];
}

export function storyRunOf(
  story: { id: string; title: string; name: string; tags: readonly string[]; parameters: object },
  watch: StoryRecorder,
): StoryRun {
  const { id, title, name } = story;
  const parameters = story.parameters as StoryParameters;
  const { modes = {}, disableSnapshot = false } = parameters.chromatic ?? {};
  const running = watch.machines();
  return {
    id,
    title,
    name,
    through: parameters.walk ?? 'screen',
    pins: pinsOf(parameters, running),
    tagged: taggedIn(story.tags, running),
    charts: watch.runs(),
    modes: disableSnapshot ? [] : Object.keys(modes),
  };
}
