import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../mocks/fixtures/sessions.ts';
import type { TableSpec } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { clientOf, createTestClient, mockServices } from '../support/mockedServices.ts';

type Client = ReturnType<typeof createTestClient>;

mockServices();

const courses: TableSpec = {
  columns: { id: { type: 'int8' }, title: { type: 'text' }, tags: { type: 'text[]' } },
  primaryKey: ['id'],
  realtime: true,
  rows: [{ id: 1, title: 'Saving', tags: ['money'] }],
};

const clients: Client[] = [];
const listening = (client = createTestClient()): Client => {
  clients.push(client);
  return client;
};
beforeEach(() => {
  supabase.database.define('courses', courses);
});
afterEach(async () => {
  for (const { realtime } of clients.splice(0)) await realtime.disconnect();
});

/** Subscribes to a channel; returns its states, once the first of them has come. */
async function subscribed(channel: RealtimeChannel) {
  const states: string[] = [];
  channel.subscribe((state, error) => {
    states.push(error === undefined ? state : `${state}: ${error.message}`);
  });
  await expect.poll(() => states).not.toEqual([]);
  return states;
}

it('broadcasts the new row, the changed row, and of a deleted one the key', async () => {
  const client = listening();
  const news: unknown[] = [];
  const channel = client
    .channel('courses')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'courses' }, (one) =>
      news.push(one),
    );
  const states = await subscribed(channel);
  expect(states).toEqual(['SUBSCRIBED']);
  const about = {
    schema: 'public',
    table: 'courses',
    commit_timestamp: expect.any(String) as unknown,
    errors: null,
  };
  const row = { id: 2, title: 'Budgets', tags: ['money', 'plans'] };
  const old = { id: 2 };

  await client.from('courses').insert(row);
  await client.from('courses').update({ tags: [] }).eq('id', 2);
  await client.from('courses').delete().eq('id', 2);
  await expect.poll(() => news).toHaveLength(3);
  expect(news).toEqual([
    { ...about, eventType: 'INSERT', new: row, old: {} },
    { ...about, eventType: 'UPDATE', new: { ...row, tags: [] }, old },
    { ...about, eventType: 'DELETE', new: {}, old },
  ]);

  expect(await channel.unsubscribe()).toBe('ok');
  await expect.poll(() => states).toEqual(['SUBSCRIBED', 'CLOSED']);
  await client.from('courses').insert({ id: 3 });
  expect(news).toHaveLength(3);
});

it('sends changes of this event and these rows, to those who may read them', async () => {
  supabase.database.define('notes', {
    ...courses,
    access: (caller) => ({ select: () => caller?.role === 'admin', insert: () => true }),
  });
  supabase.database.define('quiet', { ...courses, realtime: false });
  const received: string[] = [];
  const [admin, student] = await Promise.all([people.admin, people.student].map(clientOf));
  for (const [who, client, filter] of [
    ['admin', admin, { event: '*', schema: '*' }],
    ['student', student, { event: '*', schema: '*' }],
    ['visitor', undefined, { event: 'INSERT', schema: 'public', filter: 'id=lt.3' }],
    ['visitor', undefined, { event: 'UPDATE', schema: 'public', table: 'courses' }],
  ] as const) {
    const channel = listening(client).channel('all');
    const put = ({ table, eventType }: { table: string; eventType: string }) =>
      received.push(`${who}: ${eventType} ${table}`);
    await subscribed(channel.on('postgres_changes', filter as { event: '*'; schema: '*' }, put));
  }
  const visitor = createTestClient();
  await visitor.from('quiet').insert({ id: 2 });
  await visitor.from('notes').insert({ id: 2 });
  await visitor.from('courses').insert([{ id: 2 }, { id: 3 }]);
  await visitor.from('courses').delete().eq('id', 2);
  await expect.poll(() => received).toHaveLength(8);
  expect(received[0]).toBe('admin: INSERT notes');
  expect(received.filter((one) => one.startsWith('visitor'))).toEqual(['visitor: INSERT courses']);
});

it('answers heartbeats, and connects again after a lost socket', async () => {
  const client = listening(createTestClient('implicit', { reconnectAfterMs: () => 1 }));
  const news: unknown[] = [];
  const channel = client
    .channel('courses')
    .on('postgres_changes', { event: 'INSERT', schema: 'public' }, (one) => news.push(one));
  const states = await subscribed(channel);
  const beats: string[] = [];
  client.realtime.onHeartbeat((status) => beats.push(status));
  await client.realtime.sendHeartbeat();
  await expect.poll(() => beats).toEqual(['sent', 'ok']);
  supabase.dropSockets();
  await expect
    .poll(() => states)
    .toEqual(['SUBSCRIBED', expect.stringMatching(/^CHANNEL_ERROR/) as unknown, 'SUBSCRIBED']);
  await client.from('courses').insert({ id: 4, title: 'Taxes' });
  await expect.poll(() => news).toMatchObject([{ new: { id: 4, title: 'Taxes' } }]);
});

it('refuses an expired and a forged token, and broadcasts and presence by name', async () => {
  const joins = async (config: object, token?: string) => {
    const client = listening();
    if (token !== undefined) await client.realtime.setAuth(token);
    return (await subscribed(client.channel('room', { config })))[0];
  };
  expect(await joins({}, accessTokenOf(people.student, Date.now() - 7_200_000))).toMatch(
    /^CHANNEL_ERROR: InvalidJWTToken: Token has expired 36\d\d seconds ago$/,
  );
  expect([
    await joins({}, 'a.forged.token'),
    await joins({ broadcast: { self: true } }),
    await joins({ presence: { key: 'one', enabled: true } }),
  ]).toEqual([
    'CHANNEL_ERROR: JwtSignatureError: Failed to validate JWT signature',
    'CHANNEL_ERROR: Broadcasts are not mocked',
    'CHANNEL_ERROR: Presence is not mocked',
  ]);
  const channel = listening().channel('room');
  const states = await subscribed(channel);
  await channel.send({ type: 'broadcast', event: 'cursor-pos', payload: { x: 1 } });
  await expect.poll(() => states.at(-1)).toMatch(/^CHANNEL_ERROR/);
});
