import { fc } from '../support/property.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type {
  AddressLink,
  EndCommand,
  LinkExchange,
  OpenedLink,
  SessionEvent,
  StoreCommand,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { AuthFailure, type AuthFailureKind } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';
import { lena, priya, profileWith, sessionWith, START } from '../support/tokens.ts';

/** External events; the statechart raises the others itself. */
type Sent = Exclude<
  SessionEvent['type'],
  'session.refreshed' | 'token.needed' | 'token.unavailable'
>;

type Step =
  | { do: 'send'; event: Sent; person: 'lena' | 'priya'; leftMs: number }
  | { do: 'pass'; ms: number }
  | { do: 'skew'; ms: number }
  | { do: 'store'; what: 'lena' | 'priya' | 'nothing' | 'unreadable'; leftMs: number }
  | {
      do: 'settle';
      which: number;
      how: 'answer' | AuthFailureKind;
      status?: number;
      leftMs: number;
    };

const leftMs = fc.constantFrom(-3_600_000, 0, 10_000, 60_000, 119_999, 3_600_000);
const person = fc.constantFrom('lena' as const, 'priya' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      event: fc.constantFrom<Sent[]>(
        'tab.shown',
        'tab.hidden',
        'network.online',
        'page.restored',
        'storage.changed',
        'storage.unavailable',
        'link.arrived',
        'link.accept',
        'link.decline',
        'link.dismiss',
        'session.signOut',
        'signOut.settled',
        'link.dismiss',
        'recovery.submit',
        'recovery.dismiss',
        'recovery.changed',
      ),
      person,
      leftMs,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      which: fc.nat(5),
      how: fc.oneof(
        { weight: 3, arbitrary: fc.constant('answer' as const) },
        {
          weight: 2,
          arbitrary: fc.constantFrom<AuthFailureKind[]>(
            'retryable',
            'rateLimited',
            'refused',
            'invalidResponse',
            'unavailable',
          ),
        },
      ),
      status: fc.constantFrom(400, 401),
      leftMs,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 200, 1_000, 30_000, 60_000, 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('skew' as const),
      ms: fc.constantFrom(-3_600_000, 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('store' as const),
      what: fc.constantFrom(
        'lena' as const,
        'priya' as const,
        'nothing' as const,
        'unreadable' as const,
      ),
      leftMs,
    }),
  },
);

const people = { lena, priya };

/** Microtasks only, so that thousands of sequences take a second. */
async function drain(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

interface Open {
  name: string;
  signal: AbortSignal;
  done: boolean;
  answer: (leftMs: number) => void;
  fail: (error: unknown) => void;
}

/** A session statechart under random events: every request stays open until a step settles it. */
class Chance {
  readonly clock = new SimulatedClock();
  readonly open: Open[] = [];
  readonly refreshInputs: Session[] = [];
  stored: Session | undefined | Error;
  skewMs = 0;
  generation = 1;
  enteredRefreshing = 0;
  wasRefreshing = false;
  signedInAs: string | undefined;
  lastHeard: string | undefined;
  /** Failures in listeners, collected because an error thrown there would be lost. */
  readonly complaints: string[] = [];
  /** Expired tokens with which data was requested. */
  readonly expiredReads: Session[] = [];
  /** How often the initial user was reported. */
  initialSessions = 0;
  readonly actor;

  constructor(link: OpenedLink, stored: Session | undefined) {
    this.stored = stored;
    const call = <Output, Input>(name: string, output: (input: Input, leftMs: number) => Output) =>
      fromPromise<Output, Input>(
        ({ input, signal }) =>
          new Promise<Output>((resolve, reject) => {
            if (name === 'refreshSession') this.refreshInputs.push(input as Session);
            if (name === 'loadProfile' && (input as Session).expiresAt <= this.now())
              this.expiredReads.push(input as Session);
            this.open.push({
              name,
              signal,
              done: false,
              answer: (left) => resolve(output(input, left)),
              fail: reject,
            });
          }),
      );
    this.actor = createActor(
      sessionMachine.provide({
        actors: {
          readLink: fromPromise(() => Promise.resolve(link)),
          readStorage: fromPromise<Session | undefined>(() =>
            this.stored instanceof Error
              ? Promise.reject(this.stored)
              : Promise.resolve(this.stored),
          ),
          exchangeLink: call<LinkExchange, UsableLink>('exchangeLink', (input, left) => ({
            session: this.session('lena', left),
            recovery: input.kind === 'tokens' ? input.recovery : input.type === 'recovery',
          })),
          refreshSession: call<Session, Session>('refreshSession', (input, left) => {
            return this.session(input.user.id === lena.id ? 'lena' : 'priya', left);
          }),
          loadProfile: call<Profile | undefined, Session>('loadProfile', (input) =>
            profileWith(input.user.id === lena.id ? lena : priya),
          ),
          signOut: call<AuthFailure | undefined, Session>('signOut', () => undefined),
          updatePassword: call<void, { session: Session; password: string }>(
            'updatePassword',
            () => undefined,
          ),
          store: fromCallback<StoreCommand>(({ receive }) => {
            receive((command) => {
              if (command.type === 'store.clear') this.stored = undefined;
              else if (command.type === 'store.write') this.stored = command.session;
            });
          }),
          tab: fromCallback(() => undefined),
          address: fromCallback(() => undefined),
          endSession: fromCallback<EndCommand>(() => undefined),
        },
        actions: { logProfileFailure: () => undefined },
      }),
      {
        clock: this.clock,
        input: { now: () => this.now() },
        inspect: (inspected) => {
          // Counted at every microstep, to include entries through transient states.
          if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== this.actor) return;
          const { value } = inspected.snapshot as unknown as { value: unknown };
          const isRefreshing = JSON.stringify(value).includes('"refreshing"');
          if (isRefreshing && !this.wasRefreshing) this.enteredRefreshing += 1;
          this.wasRefreshing = isRefreshing;
        },
      },
    );
    this.actor.on('*', (event) => {
      if (event.type === 'initialSession') this.initialSessions += 1;
      if (event.type === 'initialSession' || event.type === 'signedIn') {
        this.signedInAs = event.session?.user.id;
      } else if (event.type === 'signedOut') {
        // A stored session that is refused at start has no user yet; any other ended session had one.
        if (this.signedInAs === undefined && this.lastHeard !== 'initialSession') {
          this.complaints.push(`signed out twice, after ${this.lastHeard}`);
        }
        this.signedInAs = undefined;
      } else if (event.type === 'passwordRecovery') {
        this.signedInAs = lena.id;
      }
      if (event.type !== 'linkFailed' && event.type !== 'linkOpened') this.lastHeard = event.type;
    });
  }

  now(): number {
    return START + this.clock.now() + this.skewMs;
  }

  session(who: 'lena' | 'priya', left: number): Session {
    this.generation += 1;
    return {
      ...sessionWith(0, { person: people[who], generation: this.generation }),
      expiresAt: this.now() + left,
    };
  }

  async run(taken: Step): Promise<void> {
    switch (taken.do) {
      case 'pass':
        this.clock.increment(taken.ms);
        break;
      case 'skew':
        this.skewMs += taken.ms;
        break;
      case 'store':
        if (taken.what === 'nothing') this.stored = undefined;
        else if (taken.what === 'unreadable') this.stored = new Error('blocked');
        else this.stored = this.session(taken.what, taken.leftMs);
        break;
      case 'settle': {
        const waiting = this.open.filter(({ done }) => !done);
        const request = waiting[taken.which % Math.max(1, waiting.length)];
        if (request === undefined) return;
        request.done = true;
        if (taken.how === 'answer') request.answer(taken.leftMs);
        else request.fail(new AuthFailure(taken.how, taken.how, { status: taken.status }));
        break;
      }
      case 'send': {
        const { event: type } = taken;
        if (type === 'recovery.submit') this.actor.send({ type, password: 'secret-1' });
        else if (type === 'recovery.changed') {
          const userId = taken.leftMs === 0 ? undefined : people[taken.person].id;
          this.actor.send({ type, userId });
        } else if (type === 'storage.changed') {
          this.stored = taken.leftMs === 0 ? undefined : this.session(taken.person, taken.leftMs);
          this.actor.send({ type, session: this.stored });
        } else if (type === 'link.arrived') {
          this.actor.send({ type, ...opened(links[taken.leftMs === 0 ? 1 : 4], taken.person) });
        } else this.actor.send({ type });
        break;
      }
      default:
        throw new Error(`No such step: ${JSON.stringify(taken satisfies never)}`);
    }
    await drain();
  }

  check(): void {
    const snapshot = this.actor.getSnapshot();
    const { session, profile } = snapshot.context;
    expect(snapshot.status).toBe('active');
    expect(this.complaints).toEqual([]);
    const live = this.open.filter(({ done, signal }) => !done && !signal.aborted);
    const refreshes = live.filter(({ name }) => name === 'refreshSession');
    expect(refreshes.length, 'refreshes at once').toBeLessThanOrEqual(1);
    expect(this.refreshInputs.length, 'refreshes decided on').toBe(this.enteredRefreshing);
    // Never one person's profile with another's session.
    if (profile !== undefined) expect(profile.id).toBe(session?.user.id);
    // Exactly one of the five kinds of page.
    const kinds = [
      snapshot.hasTag('asking'),
      snapshot.hasTag('loading') && !snapshot.hasTag('signedIn'),
      snapshot.hasTag('signedIn'),
      snapshot.hasTag('signedOut'),
      snapshot.matches('signingOut'),
    ];
    expect(kinds.filter(Boolean)).toHaveLength(1);
    if (snapshot.hasTag('signedOut')) expect([session, profile]).toEqual([undefined, undefined]);
    if (snapshot.hasTag('signedIn')) expect(session).toBeDefined();
    // Listeners know who is signed in.
    if (snapshot.hasTag('signedOut')) expect(this.signedInAs).toBeUndefined();
    if (snapshot.hasTag('signedIn')) expect(this.signedInAs).toBe(session?.user.id);
    // Every wait is for an open request or a clock.
    const isWaitedFor =
      snapshot.matches({ openingLink: 'awaitingVisibility' }) ||
      snapshot.matches({ restoring: 'backingOff' }) ||
      snapshot.matches({ signedIn: { freshness: 'backingOff' } });
    if (snapshot.hasTag('loading') && !isWaitedFor) expect(live.length).toBeGreaterThan(0);
    // A link's session has no user until it is accepted, and is deleted if it is not.
    if (!snapshot.matches('openingLink')) {
      const { link, pendingExchange, currentUser } = snapshot.context;
      expect([link, pendingExchange, currentUser]).toEqual([undefined, undefined, undefined]);
    }
    // No data is requested with an expired token.
    expect(this.expiredReads).toEqual([]);
    // The initial user is reported once, and before anyone is shown.
    expect(this.initialSessions).toBeLessThanOrEqual(1);
    if (snapshot.hasTag('signedIn') || snapshot.hasTag('signedOut'))
      expect(this.initialSessions).toBe(1);
    if (snapshot.matches({ signedIn: { recovery: 'asking' } }))
      expect(snapshot.context.recoveryFor).toBe(session?.user.id);
  }
}

const links: AddressLink[] = [
  { kind: 'none' },
  { kind: 'problem', code: 'otp_expired' },
  { kind: 'tokenHash', tokenHash: 'h', type: 'magiclink' },
  { kind: 'tokenHash', tokenHash: 'h', type: 'recovery' },
  ...[true, false].map((recovery) => ({
    kind: 'tokens' as const,
    accessToken: 'a.b.c',
    refreshToken: 'r',
    tokenType: 'bearer',
    expiresIn: 3600,
    recovery,
  })),
];

/** A link, requested here for one person and not for the other. */
function opened(link: AddressLink = { kind: 'none' }, asked: 'lena' | 'priya'): OpenedLink {
  return { link, requestedEmail: asked === 'lena' ? lena.email : undefined };
}

test('after any sequence of events the session is consistent and settles', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.constantFrom(...links), person),
      fc.option(fc.tuple(person, leftMs), { nil: undefined }),
      fc.array(step, { maxLength: 40 }),
      async ([link, asked], stored, steps) => {
        const chance = new Chance(opened(link, asked), undefined);
        if (stored !== undefined) chance.stored = chance.session(...stored);
        chance.actor.start();
        await drain();
        chance.check();
        for (const taken of steps) {
          await chance.run(taken);
          chance.check();
        }
        // Once every request has settled, no spinner is left.
        chance.actor.send({ type: 'tab.shown' });
        for (let round = 0; round < 20; round += 1) {
          chance.actor.send({ type: 'link.accept' });
          await chance.run({ do: 'settle', which: 0, how: 'answer', leftMs: 3_600_000 });
          // The longest wait between two attempts.
          await chance.run({ do: 'pass', ms: 3_400 });
        }
        chance.check();
        const snapshot = chance.actor.getSnapshot();
        expect([
          snapshot.hasTag('loading'),
          snapshot.hasTag('asking'),
          snapshot.matches('signingOut'),
          snapshot.context.waitingLink,
        ]).toEqual([false, false, false, undefined]);
        chance.actor.stop();
      },
    ),
    // A fixed seed, so that a failure is reproducible; it prints how to repeat it.
    { numRuns: 300, seed: 20_261_121 },
  );
});
