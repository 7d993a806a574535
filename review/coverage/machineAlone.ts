import type { Uncovered } from './coverage.ts';

const everyAnswer = 'The services turn every failure of this into an answer: nothing throws.';
const notLimited =
  'Nothing is sent anywhere (docs/product.md P4.14): no service can ask the form to wait.';

const hasLeft = 'The sign-in page follows once the account is made: it says where the mail went.';

/** A statechart's actor that no service lets fail, and the states that ask it. */
const neverFails = (statePaths: readonly string[], rivals = 1): Uncovered[] =>
  statePaths.flatMap((statePath) =>
    Array.from({ length: rivals }, (_, rival) => ({
      machine: 'session',
      id: `${statePath}|xstate.error.actor.0.session.${statePath}|${rival}`,
      reason: everyAnswer,
    })),
  );

/**
 * The transitions that no real screen can take, reviewed, each with its reason: the machine alone walks
 * them, so that another service would find them in order. `npm run states` fails for any other one that
 * is not walked through a screen, and for one here that has become untrue.
 */
export const machineAlone: readonly Uncovered[] = [
  {
    machine: 'contact',
    id: 'submitting|xstate.error.actor.0.contact.submitting|0',
    reason: notLimited,
  },
  { machine: 'contact', id: 'waiting|tab.shown|0', reason: notLimited },
  { machine: 'contact', id: 'waiting||0', reason: notLimited },
  { machine: 'contact', id: 'waiting||1', reason: notLimited },
  { machine: 'signUp', id: '|form.submit|0', reason: hasLeft },
  { machine: 'signUp', id: 'sent|form.edit|0', reason: hasLeft },
  { machine: 'signUp', id: 'waiting|form.edit|0', reason: hasLeft },
  { machine: 'signUp', id: 'waiting||0', reason: hasLeft },
  ...neverFails([
    'restoring.readingLink',
    'restoring.readingStorage',
    'restoring.confirmingRefusal',
    'openingLink.findingResident',
    'signedIn.freshness.confirmingRefusal',
    'signingOut',
  ]),
  ...neverFails(['rechecking'], 3),
];
