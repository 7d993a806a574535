import { machines } from '../statecharts/machines.ts';
import type { FlowModel } from './model.ts';

const models = import.meta.glob<{ model: FlowModel }>('./models/*.ts', { eager: true });

/**
 * What can happen to a statechart; for one without a model of its own in `models/`, every event
 * bare and every actor succeeding or failing.
 */
export function modelOf(id: string): FlowModel {
  const found = machines.find((machine) => machine.id === id);
  if (found === undefined) throw new Error(`There is no statechart ${id}`);
  return models[`./models/${id}.ts`]?.model ?? { machine: found.machine };
}
