import { StateMachine, type AnyStateMachine } from 'xstate';

/** A statechart of the product, as its file exports it. */
export interface FoundMachine {
  /** The machine's own id, by which stories name it. */
  id: string;
  /** From the project's root: `machines/signIn/signIn.machine.ts`. */
  file: string;
  machine: AnyStateMachine;
}

/** Where a statechart is defined: a new file of this form joins the review by itself. */
export const isMachineFile = (path: string): boolean => path.endsWith('.machine.ts');

/**
 * The statecharts among loaded modules, sorted by id. A file may also export none: a factory's
 * statecharts are those that its callers make of it.
 * @param modules by their path from the project's root, with or without a slash before
 * @throws when two statecharts share an id, as stories could not tell them apart
 */
export function machinesIn(modules: Readonly<Record<string, object>>): FoundMachine[] {
  const found = new Map<string, FoundMachine>();
  for (const [path, module] of Object.entries(modules)) {
    for (const machine of Object.values(module) as unknown[]) {
      if (!(machine instanceof StateMachine)) continue;
      const file = path.replace(/^\//, '');
      const other = found.get(machine.id);
      if (other !== undefined) {
        throw new Error(`${other.file} and ${file} both have a statechart called ${machine.id}`);
      }
      found.set(machine.id, { id: machine.id, file, machine });
    }
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
