import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestClient, mockServices, supabase } from './support.ts';

mockServices();

const notes = (spec: Parameters<typeof supabase.files.define>[1] = {}) => {
  supabase.files.define('notes', spec);
  return createTestClient().storage.from('notes');
};

const taken = '409 The resource already exists';

/** The refusals of answers, with their statuses in the body. */
const refusalsOf = (answers: readonly { error: object | null }[]) =>
  answers.map(({ error }) => {
    const { statusCode, message } = error as { statusCode: string; message: string };
    return `${statusCode} ${message}`;
  });

test('a file is replaced and downloaded unchanged, with its metadata in the list', async () => {
  const files = notes();
  const first = await files.upload('a/b.csv', 'id,name', { contentType: 'text/csv' });
  await files.upload('a/b.csv', new Blob(['new!'], { type: 'text/csv' }), { upsert: true });
  const file = (await files.download('a/b.csv')).data;
  expect([file?.type, await file?.text()]).toEqual(['text/csv', 'new!']);
  const metadata = { size: 4, mimetype: 'text/csv', cacheControl: 'max-age=3600' };
  const listed = [{ name: 'b.csv', id: first.data?.id, metadata }];
  expect((await files.list('a')).data).toMatchObject(listed);
});

test('files are listed by name and limited, and removed', async () => {
  const files = notes({ files: { 'b.txt': 'x', 'a.txt': 'x', 'c.txt': 'x' } });
  const names = async (options?: object) =>
    (await files.list('', options)).data?.map(({ name }) => name);
  expect(await names()).toEqual(['a.txt', 'b.txt', 'c.txt']);
  expect(await names({ limit: 1, offset: 1 })).toEqual(['b.txt']);
  expect(await names({ sortBy: { order: 'desc' } })).toEqual(['c.txt', 'b.txt', 'a.txt']);
  const { data } = await files.remove(['a.txt', 'nothing.txt']);
  expect(data?.map(({ name }) => name)).toEqual(['a.txt']);
  expect(await names()).toEqual(['b.txt', 'c.txt']);
});

test('a file or bucket is refused as the service refuses it, anything else by name', async () => {
  const files = notes({ fileSizeLimit: 4, allowedMimeTypes: ['text/*'] });
  await files.upload('a/b.txt', 'x');
  const { storage } = createTestClient();
  const refusals = refusalsOf([
    await files.upload('a/b.txt', 'x'),
    await files.upload('long.txt', 'longer'),
    await files.upload('a.txt', 'x', { contentType: 'image/png' }),
    await files.upload('ä.txt', 'x'),
    await files.download('none.txt'),
    await storage.from('none').list(),
  ]);
  expect(refusals).toEqual([
    taken,
    '413 The object exceeded the maximum allowed size',
    '415 mime type image/png is not supported',
    '400 Invalid key: ä.txt',
    '404 Object not found',
    '404 Bucket not found',
  ]);
  for (const { error } of [
    await files.list('', { sortBy: { column: 'size' } }),
    await files.listV2(),
    await files.createSignedUrl('a/b.txt', 60, { transform: { width: 10 } }),
    await storage.from('notes').purgeCache('a/b.txt'),
    await storage.createBucket('big', { public: true, fileSizeLimit: '1MB' }),
  ]) {
    expect(error?.message).toMatch(/^[A-Z]+ \/storage\/v1\/\S+ is not mocked: ./u);
  }
});

test('files are moved, copied, found and described; folders are listed', async () => {
  const files = notes();
  await files.upload('a/b.txt', 'x', { metadata: { by: 'Lena' } });
  expect((await files.copy('a/b.txt', 'c.txt')).data).toEqual({ path: 'notes/c.txt' });
  expect((await files.move('a/b.txt', 'd/e.txt')).data).toEqual({ message: 'Successfully moved' });
  expect(refusalsOf([await files.move('c.txt', 'd/e.txt')])).toEqual([taken]);
  expect((await files.list()).data).toMatchObject([{ name: 'c.txt' }, { name: 'd', id: null }]);
  expect((await files.list('', { search: 'C' })).data).toHaveLength(1);
  const { data } = await files.info('d/e.txt');
  expect(data).toMatchObject({ name: 'd/e.txt', size: 1, metadata: { by: 'Lena' } });
  const exists = [await files.exists('c.txt'), await files.exists('b.txt')];
  expect(exists.map((one) => one.data)).toEqual([true, false]);
});

test('a signed address works until it expires, a public one in a public bucket alone', async () => {
  const files = notes({ public: true, files: { 'a.txt': 'x' } });
  const text = async (url: string) => (await fetch(url)).text();
  const { data } = await files.createSignedUrl('a.txt', 60, { download: 'b.txt' });
  const signed = data?.signedUrl ?? '';
  expect((await fetch(signed)).headers.get('content-disposition')).toBe(
    'attachment; filename=b.txt',
  );
  const list = (await files.createSignedUrls(['a.txt', 'b.txt'], 60)).data;
  expect(await text(list?.[0]?.signedUrl ?? '')).toBe('x');
  expect([list?.[1]?.signedUrl, list?.[1]?.error]).toEqual([
    null,
    'Either the object does not exist or you do not have access to it',
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await text(signed)).toContain('claim timestamp check failed');
  expect(await text(signed.replace(/token=.*/u, 'token=x'))).toContain('Invalid signature');

  const upload = (await files.createSignedUploadUrl('new.txt')).data;
  await files.uploadToSignedUrl('new.txt', upload?.token ?? '', 'y');
  const { publicUrl } = files.getPublicUrl('new.txt').data;
  expect(await text(publicUrl)).toBe('y');
  await createTestClient().storage.updateBucket('notes', { public: false });
  expect(await text(publicUrl)).toContain('Bucket not found');
});

test('buckets are created, changed, emptied and deleted', async () => {
  const { storage } = createTestClient();
  const made = await storage.createBucket('avatars', { public: true, fileSizeLimit: 1024 });
  expect(made.data).toEqual({ name: 'avatars' });
  await storage.from('avatars').upload('a.txt', 'x');
  const refusals = [await storage.createBucket('avatars'), await storage.deleteBucket('avatars')];
  await storage.emptyBucket('avatars');
  expect((await storage.listBuckets()).data).toMatchObject([
    { id: 'avatars', public: true, file_size_limit: 1024 },
  ]);
  expect((await storage.deleteBucket('avatars')).error).toBeNull();
  expect(refusalsOf([...refusals, await storage.getBucket('avatars')])).toEqual([
    taken,
    '409 The bucket you tried to delete is not empty',
    '404 Bucket not found',
  ]);
});
