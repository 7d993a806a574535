import { fromCallback, fromPromise } from 'xstate';
import {
  AuthFailure,
  isSessionGone,
  classifyResponse,
  toAuthFailure,
} from '../domain/authFailure.ts';
import { parseProfile, type Profile } from '../domain/profile.ts';
import { parseTokenResponse, parseUser, type Session } from '../domain/session.ts';
import type {
  EndCommand,
  LinkExchange,
  OpenedLink,
  StoreCommand,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { takeAddressLink, watchAddress, type IsPrivatePath } from './addressLink.ts';
import { readLinkRequest } from './linkRequest.ts';
import { authFetch } from './authFetch.ts';
import { takeReturnTarget } from './returnTarget.ts';
import { refreshSession, type RefreshDeps } from './refresh.ts';
import { callAuth, dataClient } from './supabase.ts';
import { watchTab } from './tabEvents.ts';

export interface SessionDeps extends RefreshDeps {
  view: Window;
  /** Whether a pathname is a page for signed-in users, where links lead. */
  isPrivate: IsPrivatePath;
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

/** Provides the session statechart's actors, with the browser and Supabase. */
export function createSessionActors(deps: SessionDeps) {
  const { view, isPrivate, now } = deps;
  const opened = (link: OpenedLink['link']): OpenedLink => ({
    link,
    requestedEmail: readLinkRequest(view, now()),
  });
  // Runs at once, before the router or a request could see the link.
  const atStart = opened(takeAddressLink(view, isPrivate));
  // Kept only for a link request, which has expired.
  if (atStart.requestedEmail === undefined) takeReturnTarget(view);
  return {
    readLink: fromPromise<OpenedLink>(() => Promise.resolve(atStart)),
    exchangeLink: fromPromise<LinkExchange, UsableLink>(({ input }) =>
      input.kind === 'tokens' ? exchangeTokens(deps, input) : exchangeTokenHash(deps, input),
    ),
    readStorage: fromPromise<Session | undefined>(() => Promise.resolve(deps.store.read())),
    refreshSession: fromPromise<Session, Session>(({ input, signal }) =>
      refreshSession(deps, input, signal),
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
    store: fromCallback<StoreCommand>(({ receive, sendBack }) => {
      receive((command) => {
        switch (command.type) {
          case 'store.clear':
            deps.store.clear();
            break;
          case 'store.recovery':
            deps.store.writeRecovery(command.userId);
            break;
          case 'store.write':
            if (!deps.store.write(command.session)) sendBack({ type: 'storage.unavailable' });
        }
      });
      const stops = [
        deps.store.watch((session) => sendBack({ type: 'storage.changed', session })),
        deps.store.watchRecovery((userId) => sendBack({ type: 'recovery.changed', userId })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
    tab: fromCallback(({ sendBack }) => watchTab(view, sendBack)),
    address: fromCallback(({ sendBack }) =>
      watchAddress(view, isPrivate, (link) => sendBack({ type: 'link.arrived', ...opened(link) })),
    ),
    endSession: fromCallback<EndCommand>(({ receive, sendBack }) => {
      receive(({ type, session }) => {
        const report = (failure?: AuthFailure) => {
          // A failed discard is harmless: that session expires by itself.
          if (type === 'session.signOut') sendBack({ type: 'signOut.answered', failure });
        };
        void endSession(deps, session).then(
          () => report(),
          (error: unknown) => report(toAuthFailure(error)),
        );
      });
    }),
  };
}
