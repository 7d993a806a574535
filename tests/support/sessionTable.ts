import { expect, test } from 'vitest';
import type { SessionEvent } from '../../machines/session/session.types.ts';
import { isContentHidden, selectPerson } from '../../machines/session/session.selectors.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import { selectAccess } from '../../src/features/access.ts';
import { selectLinkQuestion, selectRecovery } from '../../src/features/recovery/dialogs.ts';
import {
  last,
  nameOf,
  startSession,
  whose,
  type Call,
  type HarnessOptions,
  type SessionHarness,
} from './sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from './tokens.ts';

export const hour = 3_600_000;

/** What happens to a page: an event, milliseconds that pass, or something else. */
export type Step = SessionEvent | number | ((page: SessionHarness) => Promise<void> | void);

/** How a page opens: signed out, unless the options say otherwise. */
type Opens = HarnessOptions & {
  /** The profile is loaded, and what happened until then does not count. */
  isLoaded?: boolean;
};

/** Opens with Lena's first session stored, which ends in so many milliseconds. */
export const returning = (leftMs: number, options: Opens = {}): Opens => ({
  stored: sessionWith(leftMs),
  ...options,
});
/** Lena is signed in and her profile is loaded. */
export const inside = (leftMs: number, options: Opens = {}) =>
  returning(leftMs, { isLoaded: true, ...options });

const words = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** What is seen of a page and of its storage, in words. */
function seen(page: SessionHarness): string[] {
  const { world } = page;
  const snapshot = page.actor.getSnapshot();
  const { context } = snapshot;
  const person = selectPerson(snapshot);
  const question = selectLinkQuestion(snapshot);
  const dialog = selectRecovery(snapshot);
  return [
    /** `signedOut`, `confirmingAccount`, or the states of the regions of `signedIn`. */
    ...(JSON.stringify(snapshot.value).match(/\w+(?="[},]|"$)/gu) ?? []),
    words('is', ...[...snapshot.tags].toSorted()),
    selectAccess(snapshot),
    isContentHidden(snapshot) ? 'content hidden' : 'content shown',
    words('shows', person?.displayName, person && `<${person.email}>`, person?.role),
    words(
      'asks',
      question?.account !== undefined && `for ${whose(question.account)}`,
      question?.currentUser !== undefined && `over ${whose(question.currentUser)}`,
      question?.requestedEmail !== undefined && `sent to ${whose(question.requestedEmail)}`,
      question?.pending && 'busy',
    ),
    dialog === undefined
      ? 'no dialog'
      : words('dialog', dialog.error && String(dialog.error), dialog.pending && 'busy'),
    words('session', nameOf(context.session)),
    words('profile of', whose(context.profile?.id)),
    words('problem', context.linkProblem),
    words('ended', context.endReason),
    words('error', context.recoveryError && String(context.recoveryError)),
    words('stored', world.stored instanceof Error ? 'unreadable' : nameOf(world.stored)),
    words('to recover', whose(world.recoveryFor)),
    context.tabVisible ? 'in sight' : 'out of sight',
    context.pendingExchange === undefined ? 'nothing pending' : 'exchange pending',
  ];
}

export async function take(page: SessionHarness, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await page.pass(step);
    else if (typeof step === 'function') await step(page);
    else await page.send(step);
  }
}

interface Moment {
  step: Step;
  /** All that the page does then, in order. */
  does: string;
  /** Some of what is seen afterwards. */
  sees: readonly string[];
}

/** One test: how a page opens, what happens to it, what it does then, and what is seen of it. */
export function page(name: string) {
  const moments: Moment[] = [];
  let options: Opens = {};
  test(name, async () => {
    const open = await startSession(options);
    if (options.isLoaded === true) {
      await last(open.profile).answer(profileWith());
      open.world.log.length = 0;
    }
    for (const [index, { step, does, sees }] of moments.entries()) {
      await take(open, [step]);
      const facts = seen(open);
      const unseen = sees.filter((fact) => !facts.includes(fact));
      const what = `${name}, step ${index}: ${facts.join(', ')}`;
      expect([open.world.log.splice(0).join(', '), unseen], what).toEqual([does, []]);
    }
  });
  const more = {
    /** Without it the page opens signed out. */
    opens(how: Opens, does = '', sees = '') {
      options = how;
      return more.on(() => {}, does, sees);
    },
    on(step: Step, does = '', sees = '') {
      moments.push({ step, does, sees: sees === '' ? [] : sees.split(', ') });
      return more;
    },
  };
  return more;
}

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
export const elsewhere =
  (session: Session | undefined): Step =>
  (open) =>
    take(open, [stores(session), { type: 'storage.changed', session }]);
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
