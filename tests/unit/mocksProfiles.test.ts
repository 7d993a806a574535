import { describe, expect, it } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf } from '../../mocks/fixtures/sessions.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { roles } from '../../src/domain/roles.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

const { admin, student, parent } = people;
const ids = roles.map((role) => people[role].id).toSorted();

mockServices();

/** The status and the database's code, which identify a refusal. */
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
    const forged = createTestClient().from('profiles').select();
    expect(refusalOf(await forged.setHeader('Authorization', 'Bearer a.forged.token'))).toEqual([
      401,
      'PGRST301',
    ]);
    const { status } = await fetch(`${SITE}/rest/v1/profiles`);
    expect(status).toBe(401);
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
    const { data: kept } = await client.from('profiles').select('display_name').single();
    expect(kept).toEqual({ display_name: 'Len' });
  });

  it('finds only the user’s own row, even for an admin', async () => {
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

  it('allows no insert, replacement or deletion of a row', async () => {
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
});
