import type { RealtimeChannel } from '@supabase/supabase-js';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { TableSpec } from '../src/index.ts';
import {
  accessTokenOf,
  clientOf,
  createTestClient,
  mockServices,
  people,
  supabase,
} from './support.ts';

mockServices();

const courses: TableSpec = {
  columns: { id: { type: 'int8' }, title: { type: 'text' }, tags: { type: 'text[]' } },
  primaryKey: ['id'],
  realtime: true,
  rows: [{ id: 1, title: 'Saving', tags: ['money'] }],
};

beforeEach(() => {
  supabase.database.define('courses', courses);
});

/** A client that is disconnected after the test. */
function listening(client = createTestClient()) {
  onTestFinished(() => void client.realtime.disconnect());
  return client;
}

/** Subscribes to a channel; returns its states, once the first of them has come. */
async function subscribed(channel: RealtimeChannel) {
  const states: string[] = [];
  channel.subscribe((state, error) => {
    states.push(error === undefined ? state : `${state}: ${error.message}`);
  });
  await expect.poll(() => states).not.toEqual([]);
  return states;
}

/** Subscribes a client to changes, by default to all of courses. */
async function hear(client = listening(), filter: object = {}) {
  const news: { table: string; eventType: string }[] = [];
  const all = { event: '*', schema: 'public', table: 'courses', ...filter } as const;
  const channel = client.channel('changes').on('postgres_changes', all, (one) => news.push(one));
  return { client, channel, news, states: await subscribed(channel) };
}

it('broadcasts the new row, the changed row, and of a deleted one the key', async () => {
  const { client, channel, news, states } = await hear();
  const rows = client.from('courses');
  const row = { id: 2, title: 'Budgets', tags: ['money', 'plans'] };
  await rows.insert(row);
  await rows.update({ tags: [] }).eq('id', 2);
  await rows.delete().eq('id', 2);
  await expect.poll(() => news).toHaveLength(3);
  const commit_timestamp = expect.any(String) as unknown;
  const about = { schema: 'public', table: 'courses', commit_timestamp, errors: null };
  expect(news).toEqual([
    { ...about, eventType: 'INSERT', new: row, old: {} },
    { ...about, eventType: 'UPDATE', new: { ...row, tags: [] }, old: { id: 2 } },
    { ...about, eventType: 'DELETE', new: {}, old: { id: 2 } },
  ]);

  expect(await channel.unsubscribe()).toBe('ok');
  await expect.poll(() => states).toEqual(['SUBSCRIBED', 'CLOSED']);
  await rows.insert({ id: 3 });
  expect(news).toHaveLength(3);
  const topics = [...supabase.realtime.channels].map(({ topic }) => topic);
  expect(topics).not.toContain('realtime:changes');
});

it('sends changes of this event and these rows, to those who may read them', async () => {
  supabase.database.define('notes', {
    ...courses,
    access: (caller) => ({ select: () => caller?.id === people.ada.id, insert: () => true }),
  });
  supabase.database.define('quiet', { ...courses, realtime: false });
  const every = { schema: '*', table: undefined };
  const heard = [
    await hear(listening(await clientOf(people.ada)), every),
    await hear(listening(await clientOf(people.lena)), every),
    await hear(listening(), { event: 'INSERT', filter: 'id=lt.3' }),
    await hear(listening(await clientOf(people.ada))),
  ];
  const visitor = createTestClient();
  for (const table of ['quiet', 'notes']) await visitor.from(table).insert({ id: 2 });
  await visitor.from('courses').insert([{ id: 2 }, { id: 3 }]);
  await visitor.from('courses').delete().eq('id', 2);
  const inserts = 'INSERT courses, INSERT courses, DELETE courses';
  await expect
    .poll(() =>
      heard.map(({ news }) => news.map((one) => `${one.eventType} ${one.table}`).join(', ')),
    )
    .toEqual([`INSERT notes, ${inserts}`, inserts, 'INSERT courses', inserts]);
});

it('answers heartbeats, and connects again after a lost socket', async () => {
  const { client, news, states } = await hear(
    listening(createTestClient('implicit', { reconnectAfterMs: () => 1 })),
  );
  const beats: string[] = [];
  client.realtime.onHeartbeat((status) => beats.push(status));
  await client.realtime.sendHeartbeat();
  await expect.poll(() => beats).toEqual(['sent', 'ok']);
  supabase.dropConnections();
  await expect
    .poll(() => states)
    .toEqual(['SUBSCRIBED', expect.stringMatching(/^CHANNEL_ERROR/) as unknown, 'SUBSCRIBED']);
  await client.from('courses').insert({ id: 4, title: 'Taxes' });
  await expect.poll(() => news).toMatchObject([{ new: { id: 4, title: 'Taxes' } }]);
});

it('refuses an expired and a forged token, and a filter by an unknown column', async () => {
  const joins = async (token?: string, filter = '') => {
    const client = listening();
    if (token !== undefined) await client.realtime.setAuth(token);
    return (await hear(client, { filter })).states[0];
  };
  expect([
    await joins(accessTokenOf(people.lena, Date.now() - 7_200_000)),
    await joins('a.forged.token'),
    await joins(undefined, 'colour=eq.red'),
    await joins(undefined, 'id=fts.red'),
  ]).toEqual([
    expect.stringMatching(
      /^CHANNEL_ERROR: InvalidJWTToken: Token has expired 36\d\d seconds ago$/u,
    ),
    'CHANNEL_ERROR: JwtSignatureError: Failed to validate JWT signature',
    expect.stringMatching(/Exception: column courses.colour does not exist$/u),
    expect.stringMatching(/the filter "fts" is not mocked/u),
  ]);
  expect(supabase.takeUnanswered()).toEqual(['the filter "fts" is not mocked']);
  // The refused listener does not fail another client's write.
  expect((await createTestClient().from('courses').insert({ id: 9 })).error).toBeNull();
});

it('delivers broadcasts to the others of a channel, by socket and by HTTP', async () => {
  const received: string[] = [];
  const open = async (name: string, self: boolean) => {
    const channel = listening().channel('room', { config: { broadcast: { self, ack: true } } });
    channel.on('broadcast', { event: '*' }, ({ event, payload }) =>
      received.push(`${name}: ${event} ${JSON.stringify(payload)}`),
    );
    expect(await subscribed(channel)).toEqual(['SUBSCRIBED']);
    return (payload: object) => channel.send({ type: 'broadcast', event: 'cursor', payload });
  };
  const first = await open('first', true);
  const second = await open('second', false);
  expect(await first({ by: '🌱' })).toBe('ok');
  expect(received.splice(0)).toEqual(['first: cursor {"by":"🌱"}', 'second: cursor {"by":"🌱"}']);
  await second({});
  expect(received.splice(0)).toEqual(['first: cursor {}']);
  const bytes = new ArrayBuffer(1);
  expect(await first(bytes)).toBe('error');
  const room = listening().channel('room');
  await expect(room.httpSend('news', bytes)).rejects.toThrow('NOT_MOCKED');
  expect(supabase.takeUnanswered()).toHaveLength(2);
  await room.httpSend('news', { at: 1 });
  expect(received).toEqual(['first: news {"at":1}', 'second: news {"at":1}']);
});

it('knows who is present in a channel', async () => {
  const seen: string[] = [];
  const open = (key: string) => listening().channel('room', { config: { presence: { key } } });
  const watching = open('watching')
    .on('presence', { event: 'join' }, ({ key, newPresences: [one] }) =>
      seen.push(`${key} joins as ${one?.['mood']}`),
    )
    .on('presence', { event: 'leave' }, ({ key }) => seen.push(`${key} leaves`));
  await subscribed(watching);
  const [lena, priya] = [open('lena'), open('priya')];
  for (const channel of [lena, priya]) await subscribed(channel);
  expect(await lena.track({ mood: 'happy' })).toBe('ok');
  await priya.track({ mood: 'curious' });
  await expect.poll(() => Object.keys(watching.presenceState())).toEqual(['lena', 'priya']);
  await lena.untrack();
  await priya.unsubscribe();
  await expect.poll(() => watching.presenceState()).toEqual({});
  const joins = ['lena joins as happy', 'priya joins as curious'];
  expect(seen).toEqual([...joins, 'lena leaves', 'priya leaves']);
});
