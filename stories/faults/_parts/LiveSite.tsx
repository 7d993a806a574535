import { useEffect, useState } from 'react';
import { people, type MockPerson } from '../../../mocks/fixtures/people.ts';
import {
  accessTokenOf,
  mailedHashOf,
  refreshTokenOf,
  sessionOf,
} from '../../../mocks/fixtures/sessions.ts';
import { App } from '../../../src/app/App.tsx';
import { LazyActorsProvider, type LoadedActors } from '../../../src/app/LazyActorsProvider.tsx';
import { connectActors, createPageActors } from '../../../src/app/createActors.ts';
import type { Session } from '../../../src/domain/session.ts';
import { usePageActors } from '../../../src/features/actorsContext.tsx';
import { rememberLinkRequest } from '../../../src/services/linkRequest.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { createStoryView } from '../../storyboards/_parts/storyView.ts';

/** The type of `parameters.site`: the page that a fault's story opens. */
export interface Site {
  /** The whole URL, including the part that a mailed link adds. */
  address: string;
  /** The stored session; none by default. */
  stored?: () => Session;
  /** The email for which this browser requested a link; none by default. */
  requestedEmail?: string;
  /** Storage throws, as in a browser that blocks it. */
  blocked?: boolean;
}

/** A session of the student with an hour left. */
export const fresh = (): Session => sessionOf(people.student, Date.now());

/** A session of the student that expired an hour ago. */
export const expired = (): Session => ({ ...fresh(), expiresAt: Date.now() - 3_600_000 });

/** The hash that the server redirects to after a mailed link. */
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

/** The hash of a link in our own mails: its token can be exchanged once. */
export function mailedHash(
  type: 'magiclink' | 'recovery' = 'magiclink',
  person: MockPerson = people.student,
): string {
  return `#${new URLSearchParams({ token_hash: mailedHashOf(person), type }).toString()}`;
}

const blockedStorage = new Proxy(
  {},
  {
    get: () => () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  },
) as Storage;

/** The window of the last rendered story. */
let latest: Window | undefined;

function openPage({ address, stored, requestedEmail, blocked = false }: Site): Window {
  const events = new EventTarget();
  latest = Object.assign(createStoryView(address, stored?.()), {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    ...(blocked ? { localStorage: blockedStorage } : {}),
  });
  if (requestedEmail !== undefined) rememberLinkRequest(latest, requestedEmail, Date.now());
  return latest;
}

/** Dispatches a browser event to the page, such as `online` or `pageshow`. */
export function dispatchToPage(event: Event): void {
  latest?.dispatchEvent(event);
}

/** Signs out in another tab, whose storage event is lost. */
export function signOutElsewhere(): void {
  latest?.localStorage.removeItem(SESSION_KEY);
}

/**
 * The whole site with the session's own services over the mocked network, in its own window. The
 * toasts' clock is paused, so that they stay visible.
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
