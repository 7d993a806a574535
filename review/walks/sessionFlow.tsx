import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { authError, tokenBody, userBody } from '../../mocks/handlers/authAnswers.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { sessionOf } from '../../mocks/fixtures/sessions.ts';
import type { LinkExchange, OpenedLink } from '../../machines/session/session.types.ts';
import { App } from '../../src/app/App.tsx';
import { LazyActorsProvider } from '../../src/app/LazyActorsProvider.tsx';
import { connectActors, createPageActors } from '../../src/app/pageActors.ts';
import { toAuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import { rememberAskedAddress } from '../../src/services/askedAddress.ts';
import { follow } from './follow.ts';
import { createHeld } from './held.ts';
import { answering, type FlowModel, type ModelEvent } from './model.ts';
import { model } from './models/session.ts';
import { route, type Path } from './paths.ts';
import { createStoryView } from './storyView.ts';

const student = people.student;

const profileRow = {
  id: student.id,
  role: student.role,
  display_name: student.displayName,
  avatar_url: null,
};

/** The request behind each actor, and what it says when all is well. */
const requests = {
  exchangeLink: {
    method: 'get',
    path: '*/auth/v1/user',
    fine: () => HttpResponse.json(userBody(student)),
  },
  refreshSession: {
    method: 'post',
    path: '*/auth/v1/token',
    fine: () => HttpResponse.json(tokenBody(student)),
  },
  loadProfile: {
    method: 'get',
    path: '*/rest/v1/profiles',
    fine: () => HttpResponse.json(profileRow),
  },
  signOut: {
    method: 'post',
    path: '*/auth/v1/logout',
    fine: () => new HttpResponse(null, { status: 204 }),
  },
  updatePassword: {
    method: 'put',
    path: '*/auth/v1/user',
    fine: () => HttpResponse.json(userBody(student)),
  },
  /** A mailed token hash is exchanged by another request than tokens are. */
  exchangeHash: {
    method: 'post',
    path: '*/auth/v1/verify',
    fine: () => HttpResponse.json(tokenBody(student)),
  },
} as const;

type Requested = keyof typeof requests;

/** The request that an actor sends on this path; undefined for one that sends none. */
function requestOf(name: string | undefined, { steps }: Path): Requested | undefined {
  if (name === 'exchangeLink' && openedIn(steps).link.kind === 'tokenHash') return 'exchangeHash';
  return name !== undefined && name in requests ? (name as Requested) : undefined;
}

function responseOf(name: Requested, { event }: ModelEvent): Response {
  if (event.type.startsWith('xstate.done.')) return requests[name].fine();
  const { kind, message } = toAuthFailure((event as { error?: unknown }).error);
  if (kind === 'retryable') return HttpResponse.error();
  if (kind === 'rateLimited') return authError(429, 'over_request_rate_limit', message);
  return authError(400, 'refresh_token_not_found', message);
}

/** What the first answer of an actor is. */
const outputOf = (steps: readonly ModelEvent[], name: string): unknown =>
  (steps.find(({ from }) => from === name)?.event as { output?: unknown } | undefined)?.output;

const openedIn = (steps: readonly ModelEvent[]): OpenedLink =>
  (outputOf(steps, 'readLink') as OpenedLink | undefined) ?? {
    link: { kind: 'none' },
    askedFor: undefined,
  };

/** The address that the path's link stands in. */
function addressOf({ steps }: Path): string {
  const { link } = openedIn(steps);
  if (link.kind === 'problem') return `/dashboard#error=access_denied&error_code=${link.code}`;
  if (link.kind === 'none') return '/dashboard';
  const exchange = outputOf(steps, 'exchangeLink') as LinkExchange | undefined;
  const isRecovery = exchange?.recovery === true;
  if (link.kind === 'tokenHash') {
    return `/dashboard#token_hash=${link.tokenHash}&type=${isRecovery ? 'recovery' : link.type}`;
  }
  const hash = new URLSearchParams({
    access_token: link.accessToken,
    refresh_token: link.refreshToken,
    expires_in: String(link.expiresIn),
    token_type: link.tokenType,
    type: isRecovery ? 'recovery' : 'magiclink',
  });
  return `/dashboard#${hash.toString()}`;
}

/** What storage holds, its time told by the real clock. */
function storedIn({ steps }: Path): Session | undefined {
  const session = outputOf(steps, 'readStorage') as Session | undefined;
  if (session === undefined) return undefined;
  const isEnding = session.expiresAt < sessionOf(student).expiresAt;
  return { ...session, expiresAt: Date.now() + (isEnding ? 1000 : 3_600_000) };
}

function LiveSession({ path }: { path: Path }) {
  const [loaded] = useState(() => {
    const view = createStoryView(addressOf(path), storedIn(path));
    const { askedFor } = openedIn(path.steps);
    if (askedFor !== undefined) rememberAskedAddress(view, askedFor, Date.now());
    const actors = createPageActors(view);
    return { actors, begin: connectActors.bind(undefined, actors) };
  });
  return (
    <LazyActorsProvider loaded={loaded} lost={false}>
      <App />
    </LazyActorsProvider>
  );
}

async function act(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  { event }: ModelEvent,
): Promise<void> {
  switch (event.type) {
    case 'session.signOut':
      await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
      return;
    case 'recovery.submit':
      await userEvent.type(await canvas.findByLabelText('New password'), String(event.password));
      await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
      return;
    case 'link.accept':
      await userEvent.click(
        await canvas.findByRole('button', { name: /^(Open the link|Sign in|Switch account)$/ }),
      );
      return;
    case 'link.decline':
      await userEvent.click(
        await canvas.findByRole('button', { name: /^(Not now|Stay signed in)$/ }),
      );
      return;
    case 'recovery.dismiss':
      await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
      return;
    default:
      // The address and storage are read at the start, by the page itself.
      if (event.type.startsWith('xstate.')) return;
      throw new Error(`Nobody knows how to make this happen: ${event.type}`);
  }
}

export interface SessionFlow {
  /** The answers that the path may take, by actor; all of them unless said. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** By way of which leaf states and transitions, the last being the end. */
  targets: readonly string[];
  /** What a person sees at the end. */
  seen: (canvas: StoryContext['canvas']) => Promise<void>;
}

/**
 * The shortest path to the targets, played through the whole site: the session's own services, over
 * answers that wait for their step.
 */
export function sessionFlow({ only = {}, targets, seen }: SessionFlow) {
  const flowModel: FlowModel = answering(model, only);
  // Thinking the whole session through takes a second: when the story is opened, not when it is listed.
  let found: Path | undefined;
  const pathOf = (): Path => (found ??= route(flowModel, targets));
  const held = new Map(
    Object.keys(requests).map((name) => [name as Requested, createHeld()] as const),
  );
  return {
    beforeEach({ msw }: StoryContext) {
      for (const [name, answer] of held) {
        answer.reset();
        const { method, path: to } = requests[name];
        msw.use(http[method](to, answer.answer));
      }
      // What the path leaves open is answered when the story goes.
      return () => {
        for (const [name, answer] of held) answer.give(requests[name].fine());
      };
    },
    render: () => <LiveSession path={pathOf()} />,
    play: async ({ canvas, userEvent, step }: StoryContext) => {
      const path = pathOf();
      await follow({ step }, flowModel, path, async (happening) => {
        const request = requestOf(happening.from, path);
        if (request !== undefined) held.get(request)?.give(responseOf(request, happening));
        else await act({ canvas, userEvent }, happening);
      });
      await seen(canvas);
    },
  };
}
