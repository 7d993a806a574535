import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { idOf } from '../chart/registry.ts';
import { activeLeaves } from '../chart/statePaths.ts';
import { statePathOf, transitionId, type Transition } from '../chart/transitions.ts';
import type { ChartRun } from '../coverage/record.ts';
import type { InspectionRecord, Step } from './watchActors.ts';

interface RecordedChart {
  machine: AnyStateMachine;
  entered: Set<string>;
  transitions: Set<string>;
}

const leavesNow = (actor: AnyActor): string[] =>
  activeLeaves(actor.getSnapshot() as AnyMachineSnapshot);

function addStep({ entered, transitions }: RecordedChart, step: Step): void {
  for (const leaf of activeLeaves(step.snapshot as AnyMachineSnapshot)) entered.add(leaf);
  for (const transition of step.transitions) {
    transitions.add(transitionId(transition));
    // A transient initial state is in no snapshot.
    const { source } = transition as Transition;
    if (source.type === 'atomic') entered.add(statePathOf(source));
  }
}

/** Records the statecharts of one story. */
export class StoryRecorder {
  /** The id of the statechart that the story is about. */
  readonly about: string | undefined;
  /** The states that the story shows, by statechart. */
  readonly shown: Record<string, string[]> = {};
  private readonly charts = new Map<string, RecordedChart>();
  private readonly actors = new Map<AnyActor, RecordedChart>();

  constructor(about?: string) {
    this.about = about;
  }

  record(record: InspectionRecord): void {
    const { actor } = record;
    if (record.kind === 'began') {
      this.begin(actor, record.machine);
      return;
    }
    // Actors of an earlier story may still be running.
    const chart = this.actors.get(actor);
    if (chart !== undefined && record.kind === 'stepped') addStep(chart, record);
  }

  private begin(actor: AnyActor, machine: AnyStateMachine): void {
    const chart = this.charts.get(idOf(machine)) ?? {
      machine,
      entered: new Set(),
      transitions: new Set(),
    };
    for (const leaf of leavesNow(actor)) chart.entered.add(leaf);
    this.charts.set(idOf(machine), chart);
    this.actors.set(actor, chart);
  }

  /** Returns the running actors in order of their start. */
  running(): { key: string; machine: AnyStateMachine; leaves: string[] }[] {
    return [...this.actors]
      .filter(([actor]) => (actor.getSnapshot() as AnyMachineSnapshot).status === 'active')
      .map(([actor, { machine }]) => ({
        key: actor.sessionId,
        machine,
        leaves: leavesNow(actor),
      }));
  }

  /** Records that the story shows a state. */
  show(id: string, statePath: string): void {
    (this.shown[id] ??= []).push(statePath);
  }

  /** Returns a statechart's latest actor. */
  actorOf(machine: string): AnyActor | undefined {
    return [...this.actors].findLast(([, chart]) => idOf(chart.machine) === machine)?.[0];
  }

  runs(): Record<string, ChartRun> {
    return Object.fromEntries(
      [...this.charts].map(([id, { entered, transitions }]) => [
        id,
        { entered: [...entered].toSorted(), transitions: [...transitions].toSorted() },
      ]),
    );
  }
}
