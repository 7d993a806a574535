import { machinesIn } from './machinesIn.ts';

/** Every statechart of the product. */
export const machines = machinesIn(
  import.meta.glob<object>('/machines/*/*.machine.ts', { eager: true }),
);
