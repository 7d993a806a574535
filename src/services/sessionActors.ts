import { fromCallback, fromPromise, type EventObject } from 'xstate';
import {
  AuthFailure,
  isSessionGone,
  classifyResponse,
  RefreshFailure,
  toAuthFailure,
} from '../domain/authFailure.ts';
import { parseProfile, type Profile } from '../domain/profile.ts';
import { parseTokenResponse, parseUser, type Session } from '../domain/session.ts';
import type {
  LinkExchange,
  SessionEvent,
  SessionInput,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { takeAddressLink, watchAddress } from './addressLink.ts';
import { readLinkRequest } from './linkRequest.ts';
import { authFetch } from './authFetch.ts';
import { takeReturnTarget } from './returnTarget.ts';
import { refreshSession, type RefreshDeps } from './refresh.ts';
import { callAuth, dataClient } from './supabase.ts';
import { watchTab } from './tabEvents.ts';

export interface SessionDeps extends RefreshDeps {
  view: Window;
}

/** The service's default of an hour, for links without `expires_in`. */
const DEFAULT_EXPIRES_IN = 3600;

async function exchangeTokens(
  deps: SessionDeps,
  link: Extract<UsableLink, { kind: 'tokens' }>,
): Promise<LinkExchange> {
  // The server verifies the token's user, so a forged token fails here.
  const receivedAt = deps.now();
  const { data } = await callAuth(deps, (auth) => auth.getUser(link.accessToken));
  const user = parseUser(data.user);
  if (user === undefined) throw new AuthFailure('invalidResponse', '');
  return {
    recovery: link.recovery,
    session: {
      accessToken: link.accessToken,
      refreshToken: link.refreshToken,
      tokenType: link.tokenType,
      expiresAt: receivedAt + (link.expiresIn ?? DEFAULT_EXPIRES_IN) * 1000,
      user,
    },
  };
}

/** Spends a link by POST, so that merely opening its URL spends nothing. */
async function exchangeTokenHash(
  deps: SessionDeps,
  link: Extract<UsableLink, { kind: 'tokenHash' }>,
): Promise<LinkExchange> {
  const body = await authFetch(deps, {
    method: 'POST',
    path: '/verify',
    body: { token_hash: link.tokenHash, type: link.type },
  });
  const session = parseTokenResponse(body, deps.now());
  if (session !== undefined) return { session, recovery: link.type === 'recovery' };
  // A new email address is confirmed from both mailboxes; the first confirmation returns no
  // session.
  const code = link.type === 'email_change' && isAccepted(body) ? 'email_change_half' : undefined;
  throw new AuthFailure('invalidResponse', '', { code });
}

const isAccepted = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'msg' in body;

/** Ends a session on the server; one that the server does not know counts as ended. */
async function endSession(deps: SessionDeps, session: Session): Promise<void> {
  try {
    await callAuth(deps, (auth) => auth.admin.signOut(session.accessToken, 'local'));
  } catch (error) {
    if (!isSessionGone(toAuthFailure(error))) throw error;
  }
}

/** Reads what the session begins with, before the router or a request could see the link. */
export function readSessionInput({ view, now, store }: SessionDeps): SessionInput {
  const link = takeAddressLink(view);
  const requestedEmail = readLinkRequest(view, now());
  // Kept only for a link request, which has expired.
  if (requestedEmail === undefined) takeReturnTarget(view);
  return {
    now,
    ...(link?.kind === 'problem' ? { linkProblem: link.code } : { link }),
    requestedEmail,
    stored: store.read(),
    recoveryFor: store.readRecovery(),
    tabVisible: view.document.visibilityState !== 'hidden',
  };
}

/** Provides the session statechart's actors, with the browser and Supabase. */
export function createSessionActors(deps: SessionDeps) {
  const { view, now, store } = deps;
  return {
    exchangeLink: fromPromise<LinkExchange, UsableLink>(({ input }) =>
      input.kind === 'tokens' ? exchangeTokens(deps, input) : exchangeTokenHash(deps, input),
    ),
    refreshSession: fromPromise<Session, Session>(({ input, signal }) =>
      refreshSession(deps, input, signal).catch((error: unknown) => {
        throw new RefreshFailure(error, store.read());
      }),
    ),
    loadProfile: fromPromise<Profile | undefined, Session>(async ({ input }) => {
      const client = await dataClient(deps, input.accessToken);
      const { data, error, status } = await client
        .from('profiles')
        .select('*')
        .eq('id', input.user.id)
        .single();
      if (error !== null) {
        const { code, message } = error;
        throw new AuthFailure(classifyResponse(status, code), message, { code, status });
      }
      return parseProfile(data, deps.config.url);
    }),
    updatePassword: fromPromise<void, { session: Session; password: string }>(async ({ input }) => {
      await authFetch(deps, {
        method: 'PUT',
        path: '/user',
        token: input.session.accessToken,
        body: { password: input.password },
      });
    }),
    browser: fromCallback<EventObject, Session | undefined>(({ input, sendBack }) => {
      const report = (session: Session | undefined) =>
        sendBack({ type: 'storage.changed', session });
      // Another tab may have changed it between reading the input and starting.
      const stored = store.read();
      if (stored?.refreshToken !== input?.refreshToken) report(stored);
      const stops = [
        store.watch(report),
        store.watchRecovery((userId) => sendBack({ type: 'recovery.changed', userId })),
        watchTab(view, sendBack),
        watchAddress(view, (link) =>
          sendBack(
            link.kind === 'problem'
              ? { type: 'link.failed', code: link.code }
              : { type: 'link.arrived', link, requestedEmail: readLinkRequest(view, now()) },
          ),
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
  };
}

interface ActionArgs {
  self: { send: (event: SessionEvent) => void };
}

/** Provides the session statechart's actions that reach outside. */
export function createSessionActions(deps: SessionDeps) {
  const { store } = deps;
  return {
    saveSession({ self }: ActionArgs, session: Session) {
      if (!store.write(session)) self.send({ type: 'storage.unavailable' });
    },
    clearStore: () => store.clear(),
    saveRecovery: (_: unknown, userId: string | undefined) => store.writeRecovery(userId),
    // A failed one is harmless: that session expires by itself.
    endPendingSession: (_: unknown, session: Session) =>
      void endSession(deps, session).catch(() => undefined),
    requestSignOut({ self }: ActionArgs, session: Session) {
      const answer = (failure?: AuthFailure) => self.send({ type: 'signOut.answered', failure });
      void endSession(deps, session).then(
        () => answer(),
        (error: unknown) => answer(toAuthFailure(error)),
      );
    },
  };
}
