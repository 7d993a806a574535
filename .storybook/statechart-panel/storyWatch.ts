import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { placeOf, transitionId } from '../../stories/statecharts/model/transitions.ts';
import type { ChartRun } from '../../stories/statecharts/model/record.ts';
import type { Sighting } from './watchActors.ts';

/** One event that a statechart worked off. */
export interface SeenEvent {
  machine: string;
  event: string;
  /** The leaf states it rested in after, by place. */
  leaves: string[];
}

interface SeenChart {
  machine: AnyStateMachine;
  began: Set<string>;
  rested: Set<string>;
  entered: Set<string>;
  transitions: Set<string>;
}

const LAST_EVENTS = 10;

function leavesIn(snapshot: unknown): string[] {
  return (snapshot as AnyMachineSnapshot)._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(placeOf)
    .sort();
}

const sorted = (places: ReadonlySet<string>): string[] => [...places].sort();

/** What the statecharts of one story have done since it began. */
export class StoryWatch {
  /** The last ones, the latest first. */
  events: SeenEvent[] = [];
  private readonly charts = new Map<string, SeenChart>();
  private readonly actors = new Map<AnyActor, SeenChart>();

  see(sighting: Sighting): void {
    const { actor } = sighting;
    if (sighting.kind === 'began') {
      this.begin(actor, sighting.machine);
      return;
    }
    // Those of an earlier story may still be running.
    const chart = this.actors.get(actor);
    if (chart === undefined) return;
    if (sighting.kind === 'stepped') {
      for (const leaf of leavesIn(sighting.snapshot)) chart.entered.add(leaf);
      for (const transition of sighting.transitions)
        chart.transitions.add(transitionId(transition));
      return;
    }
    const leaves = leavesIn(actor.getSnapshot());
    for (const leaf of leaves) chart.rested.add(leaf);
    const seen = { machine: chart.machine.id, event: sighting.event, leaves };
    this.events = [seen, ...this.events].slice(0, LAST_EVENTS);
  }

  /** The actors that run, in the order they began. */
  running(): { key: string; machine: AnyStateMachine; leaves: string[] }[] {
    return [...this.actors]
      .filter(([actor]) => actor.getSnapshot().status === 'active')
      .map(([actor, { machine }]) => ({
        key: actor.sessionId,
        machine,
        leaves: leavesIn(actor.getSnapshot()),
      }));
  }

  /** The latest actor of a statechart. */
  actorOf(machine: string): AnyActor | undefined {
    return [...this.actors].findLast(([, chart]) => chart.machine.id === machine)?.[0];
  }

  runs(): Record<string, ChartRun> {
    return Object.fromEntries(
      [...this.charts].map(([id, chart]) => [
        id,
        {
          began: sorted(chart.began),
          rested: sorted(chart.rested),
          ended: this.endedIn(chart),
          entered: sorted(chart.entered),
          transitions: sorted(chart.transitions),
        },
      ]),
    );
  }

  /** Where its actors are now, all of them together. */
  private endedIn(chart: SeenChart): string[] {
    const actors = [...this.actors].filter(([, of]) => of === chart);
    return sorted(new Set(actors.flatMap(([actor]) => leavesIn(actor.getSnapshot()))));
  }

  private begin(actor: AnyActor, machine: AnyStateMachine): void {
    const chart = this.charts.get(machine.id) ?? {
      machine,
      began: new Set(),
      rested: new Set(),
      entered: new Set(),
      transitions: new Set(),
    };
    for (const leaf of leavesIn(actor.getSnapshot())) {
      chart.began.add(leaf);
      chart.rested.add(leaf);
      chart.entered.add(leaf);
    }
    this.charts.set(machine.id, chart);
    this.actors.set(actor, chart);
  }
}
