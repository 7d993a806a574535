import { sessionMachine } from '../../machines/session/session.machine.ts';

const nothing = () => undefined;

/** The session statechart without effects on storage and the server. */
export const sessionAlone = sessionMachine.provide({
  actions: {
    saveSession: nothing,
    clearStore: nothing,
    saveRecovery: nothing,
    endPendingSession: nothing,
    requestSignOut: nothing,
    logProfileFailure: nothing,
  },
});
