import { fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type {
  EndCommand,
  LinkExchange,
  OpenedLink,
  StoreCommand,
  UsableLink,
} from '../../machines/session/session.types.ts';
import type { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';
import { complaints } from '../support/complaints.ts';
import { sessionWith, START } from '../support/tokens.ts';

type Services = NonNullable<Parameters<typeof sessionMachine.provide>[0]['actors']>;

const idle = () => undefined;
const forever = () => new Promise<never>(() => undefined);

/** Every service but one, with this link in the URL and that session in storage. */
function servicesWithout(
  name: keyof Services,
  link: OpenedLink['link'],
  stored: Session | undefined,
): Services {
  const services: Services = {
    readLink: fromPromise<OpenedLink>(() => Promise.resolve({ link, requestedEmail: undefined })),
    exchangeLink: fromPromise<LinkExchange, UsableLink>(forever),
    readStorage: fromPromise<Session | undefined>(() => Promise.resolve(stored)),
    refreshSession: fromPromise<Session, Session>(forever),
    loadProfile: fromPromise<Profile | undefined, Session>(forever),
    signOut: fromPromise<AuthFailure | undefined, Session>(forever),
    updatePassword: fromPromise<void, { session: Session; password: string }>(forever),
    store: fromCallback<StoreCommand>(idle),
    tab: fromCallback(idle),
    address: fromCallback(idle),
    endSession: fromCallback<EndCommand>(idle),
  };
  Reflect.deleteProperty(services, name);
  return services;
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
  ['store', none, undefined, []],
  ['tab', none, undefined, []],
  ['address', none, undefined, []],
  ['endSession', none, undefined, []],
  ['readLink', none, undefined, []],
  ['readStorage', none, undefined, []],
  ['exchangeLink', tokens, undefined, [{ type: 'link.accept' }]],
  ['refreshSession', none, sessionWith(5_000), []],
  ['signOut', none, sessionWith(hour), [{ type: 'session.signOut' }]],
] as const)('a page without its %s is told so', async (name, link, stored, events) => {
  const machine = sessionMachine.provide({ actors: servicesWithout(name, link, stored) });
  const { thrown } = await complaints(machine, input, ...events);
  expect(thrown).toEqual([new Error(`${name} is not provided`)]);
});

test('without its updatePassword, too', async () => {
  const recovery = { ...tokens, recovery: true };
  const pendingExchange = { session: sessionWith(hour), recovery: true };
  const machine = sessionMachine.provide({
    actors: {
      ...servicesWithout('updatePassword', recovery, undefined),
      exchangeLink: fromPromise<LinkExchange, UsableLink>(() => Promise.resolve(pendingExchange)),
    },
  });
  const { thrown } = await complaints(
    machine,
    input,
    { type: 'link.accept' },
    { type: 'recovery.submit', password: 'plenty-of-acorns' },
  );
  expect(thrown).toEqual([new Error('updatePassword is not provided')]);
});

test('without loadProfile the page is shown and the error logged; a missing log throws', async () => {
  const actors = servicesWithout('loadProfile', none, sessionWith(hour));
  const logged: unknown[] = [];
  const provided = sessionMachine.provide({
    actors,
    actions: { logProfileFailure: (_, { error }) => logged.push(error) },
  });
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
