import { describe, expect, it, test, vi } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import type { Bucket } from '../../mocks/store/files.ts';
import { supabase } from '../../mocks/supabase.ts';
import { documentedExamples, runExample } from '../support/documentedExamples.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

mockServices();

const picture = new File(['a picture'], 'avatar.png', { type: 'image/png' });

/** Puts a file where an example or a test expects one. */
function put(bucket: Bucket, path: string): void {
  bucket.objects.set(path, {
    id: 'e668cf7f-821b-4a2f-9dce-7dfa5dd1cfd2',
    version: 'c5e8c553',
    body: new TextEncoder().encode('a picture').buffer,
    mimeType: 'image/png',
    cacheControl: 'max-age=3600',
    metadata: {},
    createdAt: '2024-05-22T23:04:34.443Z',
    updatedAt: '2024-05-22T23:06:05.580Z',
  });
}

const examples = [
  ...(await documentedExamples('@supabase/storage-js/src/packages/StorageFileApi.ts')),
  ...(await documentedExamples('@supabase/storage-js/src/packages/StorageBucketApi.ts')),
  // The specification has no rules for deleting old files.
].filter(({ name }) => !name.includes('Lifecycle'));

/** The files that exist before an example. */
const before: Record<string, readonly string[]> = {
  update: ['public/avatar1.png'],
  move: ['public/avatar1.png'],
  copy: ['public/avatar1.png'],
  createSignedUrl: ['folder/avatar1.png'],
  createSignedUrls: ['folder/avatar1.png', 'folder/avatar2.png'],
  list: ['folder/avatar1.png'],
};

/** Answers without what differs between runs: ids, tokens, times and sizes. */
function told(answer: unknown): unknown {
  const json = JSON.stringify(answer, (key, value: unknown) => {
    if (key === 'id' && value !== 'avatars') return undefined;
    return /_at$|eTag|lastModified|size$|contentLength|^token$/.test(key) ? 'varies' : value;
  });
  const plain = json
    .replaceAll(/token=[^"&]+/g, 'token=varies')
    .replaceAll('https://example.supabase.co', SITE);
  return JSON.parse(plain);
}

describe('an example of storage-js is answered as documented', () => {
  test.each(examples)('$name', async ({ name, code, answer }) => {
    supabase.files.mayManage = () => true;
    const method = name.split(':')[0] ?? '';
    if (method !== 'createBucket') {
      const bucket = supabase.files.define('avatars', {
        fileSizeLimit: 1024,
        allowedMimeTypes: ['image/png'],
      });
      for (const path of before[method] ?? []) put(bucket, path);
    }
    const client = createTestClient();
    const { token = '' } =
      (await client.storage.from('avatars').createSignedUploadUrl('folder/cat.jpg')).data ?? {};
    const result = await runExample(code.replace('token-from-createSignedUploadUrl', token), {
      supabase: client,
      event: { target: { files: [picture] } },
      file: picture,
    });
    expect(told(result)).toEqual(told(answer));
  });

  test('no example is skipped', () => expect(examples).toHaveLength(16));
});

describe('files', () => {
  it('are returned unchanged, with their metadata', async () => {
    supabase.files.define('notes');
    const files = createTestClient().storage.from('notes');
    const options = { contentType: 'text/csv', cacheControl: '60', metadata: { by: 'Lena' } };
    const { data } = await files.upload('a/b.csv', 'id,name', options);
    expect(data).toEqual({
      id: expect.any(String) as unknown,
      path: 'a/b.csv',
      fullPath: 'notes/a/b.csv',
    });
    const file = (await files.download('a/b.csv')).data;
    expect([file?.type, await file?.text()]).toEqual(['text/csv', 'id,name']);
    const { data: info } = await files.info('a/b.csv');
    expect(info).toEqual({
      id: data?.id,
      name: 'a/b.csv',
      version: expect.any(String) as unknown,
      bucketId: 'notes',
      size: 7,
      contentType: 'text/csv',
      cacheControl: 'max-age=60',
      etag: expect.any(String) as unknown,
      metadata: { by: 'Lena' },
      lastModified: expect.any(String) as unknown,
      createdAt: expect.any(String) as unknown,
    });
    expect([(await files.exists('a/b.csv')).data, (await files.exists('a/c.csv')).data]).toEqual([
      true,
      false,
    ]);
    await files.upload('a/b.csv', new Blob(['new'], { type: 'text/csv' }), { upsert: true });
    expect(await (await files.download('a/b.csv')).data?.text()).toBe('new');
  });

  it('are listed by folder, sorted, searched and limited', async () => {
    const bucket = supabase.files.define('notes');
    for (const path of ['b.png', 'a.png', 'old/c.png', 'old/er/d.png']) put(bucket, path);
    const files = createTestClient().storage.from('notes');
    const names = async (path?: string, options?: object) =>
      (await files.list(path, options)).data?.map(
        ({ name, id }) => `${name}${id === null ? '/' : ''}`,
      );
    expect(await names()).toEqual(['a.png', 'b.png', 'old/']);
    expect(await names('old')).toEqual(['c.png', 'er/']);
    expect(await names('', { limit: 1, offset: 1 })).toEqual(['b.png']);
    expect(await names('', { sortBy: { order: 'desc' }, search: 'B' })).toEqual(['b.png']);
    expect(await names('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'old/',
      'b.png',
      'a.png',
    ]);
    const { data } = await files.remove(['a.png', 'nothing.png']);
    expect(data?.map(({ name }) => name)).toEqual(['a.png']);
    expect(await names()).toEqual(['b.png', 'old/']);
  });

  it('can be read with a signed URL until it expires', async () => {
    const bucket = supabase.files.define('notes', { access: () => false });
    put(bucket, 'a.png');
    bucket.access = (caller) => caller?.role === 'student';
    const { data } = await (
      await clientOf(people.student)
    ).storage
      .from('notes')
      .createSignedUrl('a.png', 60);
    const open = async (url = '') => (await fetch(url)).status;
    expect(await open(data?.signedUrl)).toBe(200);
    expect(await open(data?.signedUrl.replace('a.png', 'b.png'))).toBe(400);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await open(data?.signedUrl)).toBe(400);
    vi.useRealTimers();
  });

  it('are public in a public bucket, else private', async () => {
    put(supabase.files.define('open', { public: true }), 'a.png');
    put(supabase.files.define('shut'), 'a.png');
    const { storage } = createTestClient();
    const answers = await Promise.all(
      ['open', 'shut'].map(async (bucket) => {
        const { publicUrl } = storage.from(bucket).getPublicUrl('a.png', { download: true }).data;
        const response = await fetch(publicUrl);
        return [response.status, response.headers.get('content-disposition')];
      }),
    );
    expect(answers).toEqual([
      [200, 'attachment; filename=a.png'],
      [400, null],
    ]);
  });

  it('are refused as the service refuses them', async () => {
    const bucket = supabase.files.define('notes', {
      fileSizeLimit: 4,
      allowedMimeTypes: ['text/*'],
      access: (_, act, path) => act === 'read' || path !== 'locked.txt',
    });
    put(bucket, 'there.txt');
    const files = createTestClient().storage.from('notes');
    const refusals = [
      await files.upload('there.txt', 'x'),
      await files.upload('long.txt', 'longer'),
      await files.upload('a.txt', 'x', { contentType: 'image/png' }),
      await files.upload('locked.txt', 'x'),
      await files.upload('ä.txt', 'x'),
      await files.update('none.txt', 'x'),
      await files.download('none.txt'),
      await files.move('none.txt', 'a.txt'),
      await files.copy('there.txt', 'there.txt'),
      await createTestClient().storage.from('none').list(),
      await createTestClient().storage.createBucket('mine'),
    ].map(
      ({ error }) => (error as { statusCode?: string } | null)?.statusCode + ' ' + error?.message,
    );
    expect(refusals).toEqual([
      '409 The resource already exists',
      '413 The object exceeded the maximum allowed size',
      '415 mime type image/png is not supported',
      '403 new row violates row-level security policy',
      '400 Invalid key: ä.txt',
      '404 Object not found',
      '404 Object not found',
      '404 Object not found',
      '409 The resource already exists',
      '404 Bucket not found',
      '403 new row violates row-level security policy',
    ]);
  });
});
