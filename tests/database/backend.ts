import { createEmbeddedSupabase } from 'embedded-supabase';
import { call, signIn, type Answer, type Call } from 'embedded-supabase/testing/calls';
import { getResponse } from 'msw';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../mocks/fixtures/sessions.ts';
import { backendOptions } from '../../scripts/lib/embeddedSupabase.ts';
import { roles } from '../../src/domain/roles.ts';
import type { Actor } from './asks.ts';

/** A further migration and its sample rows. */
interface Addition {
  migration: string;
  seed: string;
}

/** Starts this project's backend in memory, without a rate limit on mails. */
export function startBackend(more: Addition = { migration: '', seed: '' }) {
  const { project, ...options } = backendOptions();
  const migrations = [...project.migrations, more.migration];
  return createEmbeddedSupabase({
    ...options,
    project: { ...project, migrations, seed: `${project.seed}\n${more.seed}` },
    origin: 'http://localhost:5173',
    mailsAreFree: true,
  });
}

interface Mocks {
  handlers: readonly unknown[];
  reset: () => void;
}

/** Calls mocks as `call` calls the backend. */
export async function callMocks(
  { handlers }: Mocks,
  path: string,
  { method = 'GET', headers, body, token }: Call = {},
): Promise<Answer> {
  const request = new Request(new URL(path, 'http://site.test'), {
    method,
    headers: { apikey: 'key', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await getResponse(handlers as never, request);
  const text = await response?.text();
  return { status: response?.status ?? 0, body: (text ? JSON.parse(text) : '') as unknown };
}

/** What stands in for the hosted Supabase. */
export interface StandIn {
  name: string;
  ask: (actor: Actor, path: string, sent?: Call) => Promise<Answer>;
  reset: () => unknown;
}

/** The embedded backend (SQLite) and the mocks, over the HTTP API that the site calls. */
export async function startStandIns(mocks: Mocks, more?: Addition) {
  const backend = await startBackend(more);
  const tokens = new Map<Actor, string>();
  for (const role of roles) tokens.set(role, await signIn(backend, people[role].email));
  const mockToken = (actor: Actor) => (actor === 'anon' ? undefined : accessTokenOf(people[actor]));
  const standIns: StandIn[] = [
    {
      name: 'embedded',
      ask: (actor, path, sent) => call(backend, path, { ...sent, token: tokens.get(actor) }),
      reset: () => backend.reset(),
    },
    {
      name: 'mocked',
      ask: (actor, path, sent) => callMocks(mocks, path, { ...sent, token: mockToken(actor) }),
      reset: () => mocks.reset(),
    },
  ];
  return { backend, standIns };
}
