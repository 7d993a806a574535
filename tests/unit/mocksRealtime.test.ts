import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../mocks/fixtures/sessions.ts';
import type { TableSpec } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { clientOf, createTestClient, mockServices } from '../support/mockedServices.ts';

type Client = ReturnType<typeof createTestClient>;

mockServices();

const courses: TableSpec = {
  columns: {
    id: { type: 'int8' },
    title: { type: 'text' },
    tags: { type: 'text[]' },
    seats: { type: 'int4' },
  },
  primaryKey: ['id'],
  realtime: true,
  rows: [{ id: 1, title: 'Saving', tags: ['money'], seats: 3 }],
};

const clients: Client[] = [];
const listening = (client = createTestClient()): Client => {
  clients.push(client);
  return client;
};
afterEach(async () => {
  for (const { realtime } of clients.splice(0)) await realtime.disconnect();
});

/** Awaits a channel's messages one after the other. */
function inbox<T>() {
  const unread: T[] = [];
  const waiting: ((one: T) => void)[] = [];
  return {
    put(one: T): void {
      const next = waiting.shift();
      if (next === undefined) unread.push(one);
      else next(one);
    },
    next: (): Promise<T> => {
      const [first] = unread.splice(0, 1);
      return first === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(first);
    },
    get rest(): readonly T[] {
      return unread;
    },
  };
}

/** Subscribes, and resolves with the service's status. */
async function subscribed(channel: RealtimeChannel): Promise<string[]> {
  const states = inbox<string>();
  channel.subscribe((state, error) =>
    states.put(error === undefined ? state : `${state}: ${error.message}`),
  );
  return [await states.next()];
}

describe('a row that changes', () => {
  it('is broadcast: the new row, the changed row, and of a deleted one the key', async () => {
    supabase.database.define('courses', courses);
    const client = listening();
    const news = inbox<unknown>();
    const channel = client
      .channel('courses')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'courses' }, (one) =>
        news.put(one),
      );
    expect(await subscribed(channel)).toEqual(['SUBSCRIBED']);
    const about = {
      schema: 'public',
      table: 'courses',
      commit_timestamp: expect.any(String) as unknown,
      errors: null,
    };
    const row = { id: 2, title: 'Budgets', tags: ['money', 'plans'], seats: 5 };

    await client.from('courses').insert(row);
    expect(await news.next()).toEqual({ ...about, eventType: 'INSERT', new: row, old: {} });
    await client.from('courses').update({ seats: 4 }).eq('id', 2);
    expect(await news.next()).toEqual({
      ...about,
      eventType: 'UPDATE',
      new: { ...row, seats: 4 },
      old: { id: 2 },
    });
    await client.from('courses').delete().eq('id', 2);
    expect(await news.next()).toEqual({ ...about, eventType: 'DELETE', new: {}, old: { id: 2 } });
  });

  it('is sent to subscribers of this event and these rows', async () => {
    supabase.database.define('courses', courses);
    const client = listening();
    const [full, added] = [inbox<{ new: unknown }>(), inbox<{ new: unknown }>()];
    await subscribed(
      client
        .channel('a')
        .on(
          'postgres_changes',
          { event: 'UPDATE', schema: 'public', table: 'courses', filter: 'seats=lt.1' },
          (one) => full.put(one),
        )
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: '*' }, (one) =>
          added.put(one),
        ),
    );
    await client.from('courses').update({ seats: 2 }).eq('id', 1);
    await client.from('courses').insert({ id: 7, title: 'Debts' });
    await client.from('courses').update({ seats: 0 }).eq('id', 1);
    expect(await full.next()).toMatchObject({ new: { id: 1, seats: 0 } });
    expect(await added.next()).toMatchObject({ new: { id: 7, title: 'Debts' } });
    expect([full.rest, added.rest]).toEqual([[], []]);
  });

  it('is not sent without the right to read it, nor for a table outside the publication', async () => {
    supabase.database.define('notes', {
      ...courses,
      access: (caller) => ({ select: () => caller?.role === 'admin', insert: () => true }),
    });
    supabase.database.define('quiet', { ...courses, realtime: false });
    const [admin, student] = [
      listening(await clientOf(people.admin)),
      listening(await clientOf(people.student)),
    ];
    const received = inbox<string>();
    for (const [who, client] of [
      ['admin', admin],
      ['student', student],
    ] as const) {
      await subscribed(
        client
          .channel('all')
          .on('postgres_changes', { event: '*', schema: '*' }, ({ table }) =>
            received.put(`${who}: ${table}`),
          ),
      );
    }
    await student.from('quiet').insert({ id: 2 });
    await student.from('notes').insert({ id: 2 });
    expect([await received.next(), received.rest]).toEqual(['admin: notes', []]);
  });

  it('is not sent after unsubscribing', async () => {
    supabase.database.define('courses', courses);
    const client = listening();
    const news = inbox<unknown>();
    const states = inbox<string>();
    const channel = client
      .channel('courses')
      .on('postgres_changes', { event: '*', schema: 'public' }, (one) => news.put(one))
      .subscribe((state) => states.put(state));
    expect(await states.next()).toBe('SUBSCRIBED');
    expect(await channel.unsubscribe()).toBe('ok');
    expect(await states.next()).toBe('CLOSED');
    await client.from('courses').insert({ id: 3 });
    expect([news.rest, client.getChannels()]).toEqual([[], []]);
  });
});

describe('a connection', () => {
  it('comes back after a lost socket, and hears what happens from then on', async () => {
    supabase.database.define('courses', courses);
    const client = listening(createTestClient('implicit', { reconnectAfterMs: () => 1 }));
    const [news, states] = [inbox<{ new: unknown }>(), inbox<string>()];
    client
      .channel('courses')
      .on('postgres_changes', { event: 'INSERT', schema: 'public' }, (one) => news.put(one))
      .subscribe((state) => states.put(state));
    expect(await states.next()).toBe('SUBSCRIBED');
    supabase.dropSockets();
    expect(await states.next()).toBe('CHANNEL_ERROR');
    expect(await states.next()).toBe('SUBSCRIBED');
    await client.from('courses').insert({ id: 4, title: 'Taxes' });
    expect(await news.next()).toMatchObject({ new: { id: 4, title: 'Taxes' } });
  });

  it('answers heartbeats', async () => {
    const client = listening();
    const beats = inbox<string>();
    await subscribed(client.channel('any'));
    client.realtime.onHeartbeat((status) => beats.put(status));
    await client.realtime.sendHeartbeat();
    expect([await beats.next(), await beats.next()]).toEqual(['sent', 'ok']);
  });

  it('is refused with a token that is over, or forged', async () => {
    const client = listening();
    await client.realtime.setAuth(accessTokenOf(people.student, Date.now() - 7_200_000));
    const [state = ''] = await subscribed(client.channel('any'));
    expect(state).toMatch(/^CHANNEL_ERROR: InvalidJWTToken: Token has expired 36\d\d seconds ago$/);
    const forged = listening();
    await forged.realtime.setAuth('a.forged.token');
    expect(await subscribed(forged.channel('any'))).toEqual([
      'CHANNEL_ERROR: JwtSignatureError: Failed to validate JWT signature',
    ]);
  });
});

it('refuses broadcasts and presence by name', async () => {
  const reasons = async (config: object) => subscribed(listening().channel('room', { config }));
  expect(await reasons({ broadcast: { self: true } })).toEqual([
    'CHANNEL_ERROR: Broadcasts are not mocked',
  ]);
  expect(await reasons({ presence: { key: 'one', enabled: true } })).toEqual([
    'CHANNEL_ERROR: Presence is not mocked',
  ]);
  const channel = listening().channel('room');
  const states = inbox<string>();
  channel.subscribe((state) => states.put(state));
  expect(await states.next()).toBe('SUBSCRIBED');
  await channel.send({ type: 'broadcast', event: 'cursor-pos', payload: { x: 1 } });
  expect(await states.next()).toBe('CHANNEL_ERROR');
});
