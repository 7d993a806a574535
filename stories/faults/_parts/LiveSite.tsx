import { useEffect, useState } from 'react';
import { people, type MockPerson } from '../../../mocks/fixtures/people.ts';
import { accessTokenOf, refreshTokenOf, sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { App } from '../../../src/app/App.tsx';
import { LazyActorsProvider, type LoadedActors } from '../../../src/app/LazyActorsProvider.tsx';
import { connectActors, createPageActors } from '../../../src/app/createActors.ts';
import type { Session } from '../../../src/domain/session.ts';
import { usePageActors } from '../../../src/features/actorsContext.tsx';
import { rememberLinkRequest } from '../../../src/services/linkRequest.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { RECOVERY_KEY } from '../../../src/services/sessionStore.ts';
import { createStoryView } from '../../../board/site/storyView.ts';

/** What `parameters.site` of a fault's story says of the page that is opened. */
export interface Site {
  /** The whole address, with what a mailed link left in it. */
  address: string;
  /** What storage holds; nothing unless said. */
  stored?: () => Session;
  /** The address that a link was asked for in this browser; nobody's unless said. */
  requestedEmail?: string;
  /** Whose new password is still to be chosen: a user's id; nobody's unless said. */
  recoveryFor?: string;
  /** Storage throws, as in a browser that is told to keep nothing. */
  blocked?: boolean;
}

/** A session of the student that has an hour left. */
export const fresh = (): Session => sessionOf(people.student, Date.now());

/** A session of the student that ended an hour ago. */
export const expired = (): Session => ({ ...fresh(), expiresAt: Date.now() - 3_600_000 });

/** A session of the student that has a minute left: due for a refresh, and good until then. */
export const ending = (): Session => ({ ...fresh(), expiresAt: Date.now() + 60_000 });

/** What a mailed link leaves in the hash. */
export function linkHash(
  type: 'magiclink' | 'recovery' = 'magiclink',
  person: MockPerson = people.student,
): string {
  return `#${new URLSearchParams({
    access_token: accessTokenOf(person),
    refresh_token: refreshTokenOf(person),
    expires_in: '3600',
    token_type: 'bearer',
    type,
  }).toString()}`;
}

/** What a mail of ours leads to: spent by whoever exchanges it. */
export function mailedHash(
  type: 'magiclink' | 'recovery' = 'magiclink',
  person: MockPerson = people.student,
): string {
  return `#${new URLSearchParams({ token_hash: refreshTokenOf(person), type }).toString()}`;
}

const blockedStorage = new Proxy(
  {},
  {
    get: () => () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  },
) as Storage;

/** The page of the story that was drawn last. */
let latest: Window | undefined;

function openPage({ address, stored, requestedEmail, recoveryFor, blocked = false }: Site): Window {
  const events = new EventTarget();
  latest = Object.assign(createStoryView(address, stored?.()), {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    ...(blocked ? { localStorage: blockedStorage } : {}),
  });
  if (recoveryFor !== undefined) latest.localStorage.setItem(RECOVERY_KEY, recoveryFor);
  if (requestedEmail !== undefined) rememberLinkRequest(latest, requestedEmail, Date.now());
  return latest;
}

/** The browser's own news for the page: the network is back, the page left the cache. */
export function tellPage(event: Event): void {
  latest?.dispatchEvent(event);
}

/** Somebody signs out in another tab; the news may not get through. */
export function signOutElsewhere(news: 'heard' | 'missed'): void {
  latest?.localStorage.removeItem(SESSION_KEY);
  if (news === 'heard') tellPage(new StorageEvent('storage', { key: SESSION_KEY }));
}

/**
 * The whole site with the session's own services, over the mocked network, in a window of its own. The
 * toasts' clock stands, so that they stay to be looked at.
 */
export function LiveSite({ site }: { site: Site }) {
  const { actors: pinned } = usePageActors();
  const [loaded] = useState((): LoadedActors | undefined => {
    if (pinned === undefined) return undefined;
    const { session } = createPageActors(openPage(site));
    const actors = { ...pinned, session };
    return { actors, begin: (host) => connectActors(actors, host) };
  });
  useEffect(
    () => () => {
      loaded?.actors.session.stop();
    },
    [loaded],
  );
  return (
    <LazyActorsProvider loaded={loaded} loadFailed={loaded === undefined}>
      <App />
    </LazyActorsProvider>
  );
}
