import { useMachine } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { SnapshotFrom } from 'xstate';
import './trafficLight.css';
import { trafficLightMachine } from './trafficLight.machine.ts';

const lamps = { red: '#e5484d', yellow: '#f5c518', green: '#30a46c' } as const;

const words = {
  walk: 'People may walk',
  wait: 'People on the road may finish',
  stop: 'People wait',
} as const;

export interface TrafficLightProps {
  machine?: typeof trafficLightMachine;
  /** The initial state; by default green. */
  snapshot?: SnapshotFrom<typeof trafficLightMachine>;
}

export function TrafficLight({ machine = trafficLightMachine, snapshot }: TrafficLightProps) {
  const [state] = useMachine(machine, snapshot && { snapshot });
  const lit = Object.keys(lamps).find((lamp) => state.matches(lamp as keyof typeof lamps));
  const walking = Object.entries(words).find(([key]) =>
    state.matches({ red: key as keyof typeof words }),
  );
  return (
    <section className="light" aria-label="Traffic light">
      {Object.entries(lamps).map(([lamp, color]) => (
        <div
          key={lamp}
          className="lamp"
          data-on={lamp === lit || undefined}
          style={{ '--lamp': color } as CSSProperties}
        />
      ))}
      <p role="status">{walking?.[1] ?? lit ?? 'out of order'}</p>
    </section>
  );
}
