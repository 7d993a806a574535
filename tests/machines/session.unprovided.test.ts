import { fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { OpenedLink } from '../../machines/session/session.types.ts';
import type { Session } from '../../src/domain/session.ts';
import { complaints } from '../support/complaints.ts';
import { sessionWith, START } from '../support/tokens.ts';

const nothing = fromCallback(() => undefined);
const never = fromPromise<never>(() => new Promise(() => undefined));

/** Every service, where the address holds this and storage that. */
function servicesWith(link: OpenedLink['link'], stored: Session | undefined) {
  return {
    readLink: fromPromise<OpenedLink>(() => Promise.resolve({ link, askedFor: undefined })),
    exchangeLink: never,
    readStorage: fromPromise<Session | undefined>(() => Promise.resolve(stored)),
    refreshSession: never,
    loadProfile: never,
    signOut: never,
    updatePassword: never,
    store: nothing,
    tab: nothing,
    address: nothing,
    endSession: nothing,
  };
}

const hour = 3_600_000;
const none = { kind: 'none' } as const;
const tokens = {
  kind: 'tokens',
  accessToken: 'a.b.c',
  refreshToken: 'r',
  tokenType: 'bearer',
  expiresIn: 3600,
  recovery: false,
} as const;
const input = { now: () => START };

test.each([
  ['store', none, undefined],
  ['tab', none, undefined],
  ['address', none, undefined],
  ['endSession', none, undefined],
  ['readLink', none, undefined],
  ['readStorage', none, undefined],
  ['exchangeLink', tokens, undefined],
  ['refreshSession', none, sessionWith(5_000)],
  ['signOut', none, sessionWith(hour), { type: 'session.signOut' }],
] as const)('a page without its %s is told so', async (name, link, stored, ...events) => {
  const { [name]: _missing, ...actors } = servicesWith(link, stored);
  const { thrown } = await complaints(sessionMachine.provide({ actors }), input, ...events);
  expect(thrown).toEqual([new Error(`${name} is not provided`)]);
});

test('without its updatePassword, too', async () => {
  const recovery = { ...tokens, recovery: true };
  const { updatePassword: _missing, ...actors } = servicesWith(recovery, undefined);
  const incoming = { session: sessionWith(hour), recovery: true };
  const machine = sessionMachine.provide({
    actors: { ...actors, exchangeLink: fromPromise(() => Promise.resolve(incoming)) },
  });
  const { thrown } = await complaints(
    machine,
    input,
    { type: 'link.accept' },
    { type: 'recovery.submit', password: 'plenty-of-acorns' },
  );
  expect(thrown).toEqual([new Error('updatePassword is not provided')]);
});

test('without loadProfile the page is shown, and without a log it is told so', async () => {
  const { loadProfile: _missing, ...actors } = servicesWith(none, sessionWith(hour));
  const logged: unknown[] = [];
  const logProfileFailure = (_: unknown, { error }: { error: unknown }) => logged.push(error);
  const provided = sessionMachine.provide({ actors, actions: { logProfileFailure } });
  expect((await complaints(provided, input)).state).toMatchObject({
    signedIn: { profile: 'missing' },
  });
  expect(logged).toEqual([new Error('loadProfile is not provided')]);
  const { thrown } = await complaints(sessionMachine.provide({ actors }), input);
  expect(thrown).toContainEqual(new Error('logProfileFailure is not provided'));
});

test('the session goes by its own name', () => {
  expect(sessionMachine.id).toBe('session');
});
