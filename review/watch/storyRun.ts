import type { AnyStateMachine } from 'xstate';
import { instances } from '../statecharts/instances.ts';
import { chartOf, leavesOf } from '../statecharts/chart.ts';
import { machines } from '../statecharts/machines.ts';
import { sorted } from '../statecharts/places.ts';
import type { StoryRun } from '../coverage/record.ts';
import type { StoryWatch } from './storyWatch.ts';

/** The kind of report under which a story's test hands on what its statecharts did. */
export const STATECHARTS_REPORT = 'statecharts';

const leavesByMachine = new Map(
  machines.map(({ id, machine }) => [
    id,
    new Set(
      chartOf(machine)
        .states.filter(({ kind }) => kind === 'leaf')
        .map((state) => state.id),
    ),
  ]),
);

interface Pinned {
  value: Parameters<AnyStateMachine['resolveState']>[0]['value'];
}

interface StoryParameters {
  states?: Record<string, Pinned | undefined>;
  /** `machine`: the play function walks the statechart alone. */
  walk?: 'machine';
  chromatic?: { modes?: Record<string, unknown>; disableSnapshot?: boolean };
}

/** The leaf states that a story's `parameters.states` pins, by statechart. */
export function pinsOf({ states = {} }: StoryParameters): Record<string, string[]> {
  const pins: Record<string, string[]> = {};
  for (const [name, pinned] of Object.entries(states)) {
    if (pinned === undefined) continue;
    const id = instances[name] ?? name;
    const found = machines.find((machine) => machine.id === id);
    if (found === undefined) throw new Error(`There is no statechart ${id} to pin`);
    const leaves = leavesOf(found.machine, pinned.value);
    pins[id] = sorted(new Set([...(pins[id] ?? []), ...leaves]));
  }
  return pins;
}

const STATE_TAG = 'state:';

/** The leaf states that tags name, by statechart; a tag for anything else names none. */
export function taggedIn(tags: readonly string[]): Record<string, string[]> {
  const tagged: Record<string, string[]> = {};
  for (const tag of tags) {
    if (!tag.startsWith(STATE_TAG)) continue;
    const [name = '', ...path] = tag.slice(STATE_TAG.length).split('.');
    const id = instances[name] ?? name;
    const leaf = path.join('.');
    if (!(leavesByMachine.get(id)?.has(leaf) ?? false)) continue;
    tagged[id] = [...(tagged[id] ?? []), leaf];
  }
  return tagged;
}

/** The statecharts whose states a story's tags or pins name. */
export const chartsAbout = (tags: readonly string[], parameters: object): string[] =>
  Object.keys({ ...taggedIn(tags), ...pinsOf(parameters) });

export function storyRunOf(
  story: { id: string; title: string; name: string; tags: readonly string[]; parameters: object },
  watch: StoryWatch,
): StoryRun {
  const { id, title, name } = story;
  const parameters = story.parameters as StoryParameters;
  const { modes = {}, disableSnapshot = false } = parameters.chromatic ?? {};
  return {
    id,
    title,
    name,
    through: parameters.walk ?? 'screen',
    pins: pinsOf(parameters),
    tagged: taggedIn(story.tags),
    charts: watch.runs(),
    modes: disableSnapshot ? [] : Object.keys(modes),
  };
}
