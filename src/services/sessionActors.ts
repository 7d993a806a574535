import { fromCallback, fromPromise } from 'xstate';
import { AuthFailure, failureText, isUnreachable, toAuthFailure } from '../domain/authFailure.ts';
import { parseProfile, type Profile } from '../domain/profile.ts';
import { parseTokenResponse, parseUser, type Session } from '../domain/session.ts';
import type {
  AddressLink,
  LinkExchange,
  StoreCommand,
} from '../../machines/session/session.types.ts';
import { takeAddressLink } from './addressLink.ts';
import { authFetch } from './authFetch.ts';
import { refreshSession, type RefreshDeps } from './refresh.ts';
import { callAuth, dataClient } from './supabase.ts';
import { watchTab } from './tabEvents.ts';

export interface SessionDeps extends RefreshDeps {
  view: Window;
}

/** A link that does not say how long its token lasts gets the service's default of an hour. */
const DEFAULT_EXPIRES_IN = 3600;

/** What the server answers to the sign-out of a session that it does not have (any more). */
const NO_SESSION = new Set([401, 403, 404]);

/** The server may go on counting this session as signed in: worth a word. */
const UNTOLD = 'You are signed out on this device, but we could not reach our server to tell it.';

/** Where the auth library keeps the secret half of a `?code=` link. */
const VERIFIER_KEY = 'tallygrove.session-code-verifier';

async function exchangeTokens(
  deps: SessionDeps,
  link: Extract<AddressLink, { kind: 'tokens' }>,
): Promise<LinkExchange> {
  // The server is asked whose token this is: a forged one ends here.
  const receivedAt = deps.now();
  const { data } = await callAuth(deps, (auth) => auth.getUser(link.accessToken));
  const user = parseUser(data.user);
  if (user === undefined) throw new AuthFailure('invalidResponse', 'This link did not work.');
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

function readVerifier(view: Window): string | undefined {
  try {
    return view.localStorage.getItem(VERIFIER_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

async function exchangeCode(deps: SessionDeps, code: string): Promise<LinkExchange> {
  const verifier = readVerifier(deps.view);
  if (verifier === undefined) {
    throw new AuthFailure(
      'badLink',
      'This link only works in the browser it was asked for in. Ask for a new one below.',
      { code: 'verifier_missing' },
    );
  }
  const body = await authFetch(deps, {
    method: 'POST',
    path: '/token?grant_type=pkce',
    body: { auth_code: code, code_verifier: verifier },
  });
  const session = parseTokenResponse(body, deps.now());
  if (session === undefined) throw new AuthFailure('invalidResponse', 'This link did not work.');
  return { session, recovery: false };
}

/** Says of a link what a person can do about it; the service's own words are for developers. */
function explainLink(error: unknown): AuthFailure {
  const failure = toAuthFailure(error);
  switch (failure.kind) {
    case 'badLink':
      return failure;
    case 'retryable':
    case 'unavailable':
    case 'rateLimited':
      return new AuthFailure(
        failure.kind,
        'We could not check your sign-in link because our server did not answer. Ask for a new one below in a minute.',
      );
    default:
      return new AuthFailure(
        'badLink',
        'This sign-in link is not valid. Ask for a new one below.',
        { code: failure.code ?? 'invalid_token' },
      );
  }
}

/** The session statechart's actors, talking to the browser and to Supabase. */
export function createSessionActors(deps: SessionDeps) {
  return {
    readLink: fromPromise<AddressLink>(() => Promise.resolve(takeAddressLink(deps.view))),
    exchangeLink: fromPromise<LinkExchange, AddressLink>(async ({ input }) => {
      try {
        if (input.kind === 'tokens') return await exchangeTokens(deps, input);
        if (input.kind === 'code') return await exchangeCode(deps, input.code);
      } catch (error) {
        throw explainLink(error);
      }
      throw new AuthFailure('badLink', 'There was no link to open.');
    }),
    readStorage: fromPromise<Session | undefined>(() => Promise.resolve(deps.store.read())),
    refreshSession: fromPromise<Session, Session>(({ input, signal }) =>
      refreshSession(deps, input, signal),
    ),
    loadProfile: fromPromise<Profile | undefined, Session>(async ({ input }) => {
      const client = await dataClient(deps, input.accessToken);
      const { data, error } = await client
        .from('profiles')
        .select('*')
        .eq('id', input.user.id)
        .single();
      if (error !== null) throw new Error(error.message);
      return parseProfile(data);
    }),
    signOut: fromPromise<string | undefined, Session>(async ({ input }) => {
      try {
        await callAuth(deps, (auth) => auth.admin.signOut(input.accessToken, 'local'));
        return undefined;
      } catch (error) {
        // Signed out here in any case; the server not knowing the session is as good as a yes.
        const failure = toAuthFailure(error);
        if (failure.status !== undefined && NO_SESSION.has(failure.status)) return undefined;
        return isUnreachable(failure) ? UNTOLD : failureText(failure);
      }
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
        if (command.type === 'store.clear') deps.store.clear();
        else if (!deps.store.write(command.session)) sendBack({ type: 'storage.unavailable' });
      });
      return deps.store.watch((session) => sendBack({ type: 'storage.changed', session }));
    }),
    tab: fromCallback(({ sendBack }) => watchTab(deps.view, sendBack)),
  };
}
