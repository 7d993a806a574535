import { describe, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf } from '../../mocks/fixtures/sessions.ts';
import { server } from '../../mocks/node.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { roles } from '../../src/domain/roles.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

const { admin, student, parent } = people;
const ids = roles.map((role) => people[role].id).toSorted();

mockServices();

/** The status and the database's code: what tells one refusal from another. */
const refusalOf = ({ status, error }: { status: number; error: { code: string } | null }) => [
  status,
  error?.code,
];

describe('reading profiles', () => {
  it('shows each person their own', async () => {
    for (const role of roles) {
      const client = await clientOf(people[role]);
      const { data } = await client.from('profiles').select('*').eq('id', people[role].id).single();
      expect(parseProfile(data, 'https://tallygrove.example')).toEqual(profileOf(people[role]));
    }
  });

  it('hides all others, but not from an admin', async () => {
    const one = await (
      await clientOf(student)
    )
      .from('profiles')
      .select()
      .eq('id', parent.id)
      .single();
    expect([one.status, one.error]).toEqual([
      406,
      expect.objectContaining({ code: 'PGRST116', details: 'The result contains 0 rows' }),
    ]);
    const none = await (
      await clientOf(student)
    )
      .from('profiles')
      .select('id')
      .neq('id', student.id);
    expect(none.data).toEqual([]);
    const all = await (await clientOf(admin)).from('profiles').select('id').order('id');
    expect(all.data?.map(({ id }) => id as string)).toEqual(ids);
  });

  it('sorts, cuts, counts, renames and filters', async () => {
    const client = await clientOf(admin);
    const page = await client
      .from('profiles')
      .select('name:display_name', { count: 'exact' })
      .in('role', ['student', 'parent'])
      .is('avatar_url', null)
      .order('display_name', { ascending: false })
      .range(0, 0);
    expect([page.data, page.count]).toEqual([[{ name: parent.displayName }], 2]);
    const head = await client.from('profiles').select('*', { count: 'exact', head: true });
    expect([head.data, head.count]).toEqual([null, 4]);
  });

  it('names a column that is none', async () => {
    const answer = await (await clientOf(admin)).from('profiles').select('surname');
    expect(refusalOf(answer)).toEqual([400, '42703']);
  });

  it('refuses the public key, forged tokens, and none at all', async () => {
    expect(refusalOf(await createTestClient().from('profiles').select())).toEqual([401, '42501']);
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${SITE}/rest/v1/profiles`, { headers })).status;
    expect(await status({ authorization: 'Bearer a.forged.token' })).toBe(401);
    expect(await status({})).toBe(401);
  });

  it('shows each person their own role alone', async () => {
    const answer = await (await clientOf(admin)).from('account_roles').select();
    expect(answer.data).toEqual([{ user_id: admin.id, role: 'admin' }]);
  });
});

describe('changing profiles', () => {
  it('lets a person change their own name', async () => {
    const client = await clientOf(student);
    const { data } = await client
      .from('profiles')
      .update({ display_name: 'Len' })
      .eq('id', student.id)
      .select('id, display_name')
      .single();
    expect(data).toEqual({ id: student.id, display_name: 'Len' });
    const quiet = await client.from('profiles').update({ avatar_url: null }).eq('id', student.id);
    expect([quiet.status, quiet.data]).toEqual([204, null]);
  });

  it('finds no row of anybody else, even for an admin', async () => {
    const { data } = await (
      await clientOf(admin)
    )
      .from('profiles')
      .update({ display_name: 'Len' })
      .eq('id', student.id)
      .select();
    expect(data).toEqual([]);
  });

  it('refuses a role, a column that is none, all rows at once, and what the constraints refuse', async () => {
    const table = (await clientOf(student)).from('profiles');
    expect(refusalOf(await table.update({ role: 'admin' }).eq('id', student.id))).toEqual([
      403,
      '42501',
    ]);
    expect(refusalOf(await table.update({ surname: 'B' }).eq('id', student.id))).toEqual([
      400,
      'PGRST204',
    ]);
    expect(refusalOf(await table.update({ display_name: 'B' }))).toEqual([400, '21000']);
    expect(
      refusalOf(await table.update({ display_name: 'B'.repeat(81) }).eq('id', student.id)),
    ).toEqual([400, '23514']);
    expect(
      refusalOf(await table.update({ avatar_url: 'http://x.test/a.png' }).eq('id', student.id)),
    ).toEqual([400, '23514']);
  });

  it('lets nobody add, replace or delete a row', async () => {
    for (const client of [await clientOf(student), await clientOf(admin)]) {
      const table = client.from('profiles');
      const row = { id: student.id, role: 'admin' };
      expect(refusalOf(await table.insert(row))).toEqual([403, '42501']);
      expect(refusalOf(await table.upsert(row))).toEqual([403, '42501']);
      expect(refusalOf(await table.delete().eq('id', student.id))).toEqual([403, '42501']);
      const copy = client.from('account_roles').update({ role: 'admin' }).eq('user_id', student.id);
      expect(refusalOf(await copy)).toEqual([403, '42501']);
    }
    expect(refusalOf(await createTestClient().from('profiles').insert({ id: student.id }))).toEqual(
      [401, '42501'],
    );
  });
});

describe('what the project does not have', () => {
  it('another table', async () => {
    const answer = await (await clientOf(student)).from('courses').select();
    expect([answer.status, answer.error]).toEqual([
      404,
      expect.objectContaining({
        code: 'PGRST205',
        message: "Could not find the table 'public.courses' in the schema cache",
      }),
    ]);
  });

  it('a remote procedure', async () => {
    const client = await clientOf(student);
    const bare = await client.rpc('enrol');
    expect([bare.status, bare.error]).toEqual([
      404,
      expect.objectContaining({
        code: 'PGRST202',
        message: 'Could not find the function public.enrol without parameters in the schema cache',
      }),
    ]);
    const withGet = await client.rpc('enrol', { course: 1, at: 'now' }, { get: true });
    expect(withGet.error?.message).toBe(
      'Could not find the function public.enrol(at, course) in the schema cache',
    );
  });

  it('a function', async () => {
    const { error } = (await createTestClient().functions.invoke('receipt', {
      body: { amount: 25 },
    })) as { error: { name: string; context: Response } };
    expect([error.name, error.context.status, await error.context.json()]).toEqual([
      'FunctionsHttpError',
      404,
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
    ]);
  });

  it('a bucket, or anything in one', async () => {
    const { storage } = createTestClient();
    const files = storage.from('pictures');
    expect((await storage.listBuckets()).data).toEqual([]);
    expect((await files.list()).data).toEqual([]);
    expect((await files.remove(['a.png'])).data).toEqual([]);
    expect((await files.createSignedUrls(['a.png'], 60)).data).toEqual([]);
    const said = ({ error }: { error: { message: string } | null }) => error?.message;
    const answers = [
      await storage.getBucket('pictures'),
      await storage.updateBucket('pictures', { public: true }),
      await storage.deleteBucket('pictures'),
      await storage.emptyBucket('pictures'),
      await files.upload('a/b.png', 'x'),
      await files.update('a/b.png', 'x'),
      await files.createSignedUploadUrl('a.png'),
      await files.uploadToSignedUrl('a.png', 'token', 'x'),
    ].map(said);
    expect(answers).toEqual(answers.map(() => 'Bucket not found'));
    const missing = [
      await files.download('a/b.png'),
      await files.info('a.png'),
      await files.move('a.png', 'b.png'),
      await files.copy('a.png', 'b.png'),
      await files.createSignedUrl('a.png', 60),
    ].map(said);
    expect(missing).toEqual(missing.map(() => 'Object not found'));
    expect((await files.exists('a.png')).data).toBe(false);
    expect(said(await storage.createBucket('pictures'))).toBe(
      'new row violates row-level security policy',
    );
    const open = await fetch(files.getPublicUrl('a.png').data.publicUrl);
    expect([open.status, await open.json()]).toEqual([
      400,
      {
        statusCode: '404',
        code: 'NoSuchBucket',
        error: 'Bucket not found',
        message: 'Bucket not found',
      },
    ]);
  });
});

describe('scenarios of the data services', () => {
  it('profileFails leaves the rest alone', async () => {
    server.use(...scenarios.profileFails);
    const client = await clientOf(student);
    expect(refusalOf(await client.from('profiles').select())).toEqual([500, 'XX000']);
    expect((await client.from('account_roles').select()).status).toBe(200);
  });

  it('serverError speaks as each service does', async () => {
    const client = await clientOf(student);
    server.use(...scenarios.serverError);
    expect((await client.from('profiles').select()).status).toBe(500);
    const failed = await client.functions.invoke('receipt');
    expect((failed.error as Error).name).toBe('FunctionsHttpError');
    expect((await client.storage.listBuckets()).error).toMatchObject({
      message: 'Internal Server Error',
      status: 500,
    });
  });

  it('offline reaches every service', async () => {
    const client = await clientOf(student);
    server.use(...scenarios.offline);
    expect((await client.from('profiles').select()).status).toBe(0);
    const failed = await client.functions.invoke('receipt');
    expect((failed.error as Error).name).toBe('FunctionsFetchError');
    expect((await client.storage.listBuckets()).error?.name).toBe('StorageUnknownError');
  });

  it('relayError is the gateway’s', async () => {
    server.use(...scenarios.relayError);
    const failed = await createTestClient().functions.invoke('receipt');
    expect((failed.error as Error).name).toBe('FunctionsRelayError');
  });

  it('fileTooLarge stops an upload', async () => {
    server.use(...scenarios.fileTooLarge);
    const { error } = await createTestClient().storage.from('pictures').upload('a.png', 'x');
    expect(error).toMatchObject({
      message: 'The object exceeded the maximum allowed size',
      statusCode: '413',
    });
  });

  it.each(['profileSilent', 'noResponse'] as const)('%s never answers', async (name) => {
    const client = await clientOf(student);
    server.use(...scenarios[name]);
    const stopped = new AbortController();
    const asked = client.from('profiles').select().abortSignal(stopped.signal);
    stopped.abort();
    expect((await asked).status).toBe(0);
  });

  it('a filter that the mocks do not know fails the test', async () => {
    const answer = await (await clientOf(student)).from('profiles').select().gt('role', 'a');
    expect([answer.status, answer.data]).toEqual([0, null]);
  });
});
