import type { States } from '../../.storybook/actors/states.ts';

/** Returns a function that starts this statechart in a state, for `parameters.states`. */
export const pinned =
  <Id extends keyof States>(id: Id) =>
  (
    value: NonNullable<States[Id]>['value'],
    context?: NonNullable<States[Id]>['context'],
  ): States => ({ [id]: { value, context } });
