import { describe, expect, test } from 'vitest';
import { loadMachines } from '../../review/coverage/statesFiles.ts';
import { explore } from '../../review/walks/paths.ts';
import { modelOf } from '../../review/walks/models.ts';
import { chartOf, leavesOf } from '../../review/statecharts/chart.ts';
import { machinesIn } from '../../review/statecharts/machinesIn.ts';

const machines = await loadMachines();

describe('a statechart read off its machine', () => {
  test('is found by its file, and a factory is none', () => {
    expect(machines.map(({ id }) => id)).toEqual(expect.arrayContaining(['session', 'signIn']));
    expect(machines.map(({ file }) => file)).not.toContain('machines/form/form.machine.ts');
  });

  test('has an id of its own', () => {
    const [one] = machines;
    expect(() =>
      machinesIn({ 'a.machine.ts': { one: one?.machine }, 'b.machine.ts': { two: one?.machine } }),
    ).toThrow(/both have a statechart/);
  });

  test.each(machines)('$id: its transitions tell apart, whatever is provided', ({ machine }) => {
    const ids = chartOf(machine).transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(chartOf(machine.provide({})).transitions.map(({ id }) => id)).toEqual(ids);
  });

  test('knows the leaf states of a value', () => {
    const found = machines.find(({ id }) => id === 'session');
    expect(found && leavesOf(found.machine, 'signedOut')).toEqual(['signedOut']);
  });
});

test.each(machines.map(({ id }) => id))(
  '%s can be walked through every one of its transitions',
  (id) => {
    const model = modelOf(id);
    const { taking } = explore(model);
    const missing = chartOf(model.machine).transitions.filter(({ id }) => !taking.has(id));
    expect(missing).toEqual([]);
  },
);
