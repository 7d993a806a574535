import { expect, test } from 'vitest';
import type { SessionEmitted, SessionEvent } from '../../machines/session/session.types.ts';
import {
  isAskingAboutLink,
  isContentHidden,
  isRecovering,
  selectPerson,
} from '../../machines/session/session.selectors.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import { selectAccess } from '../../src/features/access.ts';
import { selectLinkQuestion, selectRecovery } from '../../src/features/recovery/dialogs.ts';
import {
  last,
  signedIn,
  startSession,
  type Call,
  type HarnessOptions,
  type SessionHarness,
} from './sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from './tokens.ts';

export const hour = 3_600_000;

/** What happens to a page: an event, milliseconds that pass, or something else. */
export type Step = SessionEvent | number | ((page: SessionHarness) => Promise<void> | void);

type Seen = ReturnType<typeof seen>;

type Opens = () => Promise<SessionHarness>;
type After = { [Name in keyof Seen]?: Seen[Name] | undefined };

/** How a page opens, unless as usual, what happens to it, and what is seen afterwards. */
export type Row =
  | readonly [name: string, steps: readonly Step[], after: After]
  | readonly [name: string, opens: Opens, steps: readonly Step[], after: After];

/** Opens signed out, unless the options say otherwise. */
export const opening = (options: HarnessOptions = {}) => {
  return () => startSession(options);
};
/** Opens with Lena's first session stored, which ends in so many milliseconds. */
export const returning = (leftMs: number, options: HarnessOptions = {}) =>
  opening({ stored: sessionWith(leftMs), ...options });
/** Lena is signed in and her profile is loaded; what was emitted until then does not count. */
export const inside = (leftMs: number, options: HarnessOptions = {}) => {
  return () => signedIn(sessionWith(leftMs), profileWith(), options);
};

/** `lena 2`: whose session, and which of theirs. */
function nameOf(session: Session | undefined): string {
  if (session === undefined) return 'nobody';
  const name = session.user.id === lena.id ? 'lena' : 'priya';
  return `${name} ${session.refreshToken.split('-').at(-1)}`;
}

/** An emitted event in words: `signedIn lena 1`, `signedOut asked`. */
function said(event: SessionEmitted): string {
  const words: (string | undefined)[] = [event.type];
  if ('session' in event) words.push(nameOf(event.session));
  if (event.type === 'signedOut') words.push(event.reason);
  if (event.type === 'signOutFailed') words.push(event.failure.message);
  if (event.type === 'linkOpened')
    words.push(event.email, event.isUnrequested ? 'unrequested' : undefined);
  if (event.type === 'linkFailed') words.push(event.code, event.isSignedIn ? 'inside' : 'outside');
  return words.filter((word) => word !== undefined).join(' ');
}

/** What is seen of a page, its storage and its requests. */
export function seen(page: SessionHarness) {
  const { world } = page;
  const snapshot = page.actor.getSnapshot();
  const { context } = snapshot;
  const [state = '', within] =
    typeof snapshot.value === 'string'
      ? [snapshot.value]
      : (Object.entries(snapshot.value)[0] ?? []);
  const tags = {
    loading: snapshot.hasTag('loading'),
    asking: isAskingAboutLink(snapshot),
    signedIn: snapshot.hasTag('signedIn'),
    signedOut: snapshot.hasTag('signedOut'),
    recovering: isRecovering(snapshot),
  };
  return {
    /** `signedIn`, or `openingLink confirmingAccount`. */
    state: typeof within === 'string' ? `${state} ${within}` : state,
    /** The states of `signedIn`'s regions. */
    regions: (typeof within === 'object' ? within : {}) as Record<string, string>,
    tags: Object.entries(tags)
      .flatMap(([tag, is]) => (is ? tag : []))
      .join(' '),
    access: selectAccess(snapshot),
    isContentHidden: isContentHidden(snapshot),
    person: selectPerson(snapshot),
    question: selectLinkQuestion(snapshot),
    recovery: selectRecovery(snapshot),
    session: nameOf(context.session),
    profile: context.profile,
    problem: context.linkProblem,
    endReason: context.endReason,
    recoveryError: context.recoveryError,
    stored: world.stored instanceof Error ? 'unreadable' : nameOf(world.stored),
    written: world.storeCommands,
    recoveryFor: world.recoveryFor,
    emitted: world.emitted.map(said),
    /** The sessions with which each request was sent. */
    refreshes: page.refresh.map(({ input }) => nameOf(input)),
    profiles: page.profile.map(({ input }) => nameOf(input)),
    exchanges: page.exchange.map(({ input }) => input.kind),
    signOuts: world.signOuts.map(nameOf),
    passwords: page.updatePassword.map(({ input }) => input.password),
    /** Unused sessions that the server was requested to end. */
    ended: world.ended.map(nameOf),
  };
}

export async function take(page: SessionHarness, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await page.pass(step);
    else if (typeof step === 'function') await step(page);
    else await page.send(step);
  }
}

/** One test for each row; a page opens as usual where its row does not say how. */
export function testRows(usual: Opens, rows: readonly Row[]): void {
  for (const [name, ...row] of rows)
    test(name, async () => {
      const [opens, steps, after] = row.length === 3 ? row : ([usual, ...row] as const);
      const page = await opens();
      await take(page, steps);
      expect(seen(page)).toMatchObject(after);
    });
}

/** Between two steps. */
export const see =
  (wanted: After): Step =>
  (page) =>
    expect(seen(page)).toMatchObject(wanted);
export const times = (count: number, ...steps: Step[]): Step[] =>
  Array.from({ length: count }, () => steps).flat();

export const offline = new AuthFailure('retryable', 'Failed to fetch');
export const refused = new AuthFailure('refused', 'Already Used');
export const limited = (retryAfterMs?: number) =>
  new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs });

/** Answers the open request, or lets it fail. */
function settle<Output>(calls: readonly Call<unknown, Output>[], outcome: Output | Error) {
  return outcome instanceof Error ? last(calls).fail(outcome) : last(calls).answer(outcome);
}
/** The open request for a new token is answered by Lena's next session, or fails. */
export const refreshes =
  (outcome: Session | Error = sessionWith(hour, { generation: 2 })): Step =>
  ({ refresh }) =>
    settle(refresh, outcome);
/** The open request for a profile is answered, or fails. */
export const loads =
  (outcome: typeof lena | Error = lena): Step =>
  ({ profile }) =>
    settle(profile, outcome instanceof Error ? outcome : profileWith(outcome));
/** The link's open exchange is answered, or fails. */
export const exchanges =
  (outcome: Session | Error = sessionWith(hour), recovery = false): Step =>
  ({ exchange }) =>
    settle(exchange, outcome instanceof Error ? outcome : { session: outcome, recovery });
/** The server answers the request to sign out. */
export const endsAtServer = (failure?: AuthFailure): SessionEvent => ({
  type: 'signOut.answered',
  failure,
});
/** Storage now holds this, of which no event tells the page. */
export const stores =
  (session: Session | Error | undefined): Step =>
  ({ world }) => {
    world.stored = session;
  };
/** Another tab stores this, and its event arrives. */
export const elsewhere = (session: Session | undefined): Step[] => [
  stores(session),
  { type: 'storage.changed', session },
];
/** The device's clock is set. */
export const skews =
  (ms: number): Step =>
  ({ world }) => {
    world.skewMs = ms;
  };

export const second = sessionWith(2 * hour, { generation: 2 });
export const priyas = sessionWith(hour, { person: priya });
export const [shown, hidden, online, restored] = (
  ['tab.shown', 'tab.hidden', 'network.online', 'page.restored'] as const
).map((type) => ({ type })) as [SessionEvent, SessionEvent, SessionEvent, SessionEvent];
export const signOut: SessionEvent = { type: 'session.signOut' };
export const accept: SessionEvent = { type: 'link.accept' };
export const decline: SessionEvent = { type: 'link.decline' };
