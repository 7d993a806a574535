import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestClient, mockServices, SITE, supabase } from './support.ts';

mockServices();

const notes = (spec: Parameters<typeof supabase.files.define>[1] = {}) => {
  supabase.files.define('notes', spec);
  return createTestClient().storage.from('notes');
};

test('a file is replaced, listed and downloaded unchanged', async () => {
  const files = notes();
  const first = await files.upload('a/b.csv', 'id,name', { contentType: 'text/csv' });
  await files.upload('a/b.csv', new Blob(['new!'], { type: 'text/csv' }), { upsert: true });
  const file = (await files.download('a/b.csv')).data;
  expect([file?.type, await file?.text()]).toEqual(['text/csv', 'new!']);
  const metadata = { size: 4, mimetype: 'text/csv', cacheControl: 'max-age=3600' };
  const listed = [{ name: 'b.csv', id: first.data?.id, metadata }];
  expect((await files.list('a')).data).toMatchObject(listed);
  expect((await files.list()).data).toMatchObject([{ name: 'a', id: null }]);
  expect((await files.info('a/b.csv')).data).toMatchObject({ name: 'a/b.csv', size: 4 });
});

test('files are listed by name and limited, found and removed', async () => {
  const files = notes({ files: { 'b.txt': 'x', 'a.txt': 'x', 'c.txt': 'x' } });
  const names = async (options?: object) =>
    (await files.list('', options)).data?.map(({ name }) => name);
  expect(await names()).toEqual(['a.txt', 'b.txt', 'c.txt']);
  expect(await names({ limit: 1, offset: 1 })).toEqual(['b.txt']);
  expect(await names({ search: 'C' })).toEqual(['c.txt']);
  expect(await names({ sortBy: { order: 'desc' } })).toEqual(['c.txt', 'b.txt', 'a.txt']);
  const all = { method: 'POST', body: '{"prefix":""}' };
  const unordered = await fetch(`${SITE}/storage/v1/object/list/notes`, all);
  expect(await unordered.json()).toHaveLength(3);
  const { data } = await files.remove(['a.txt', 'nothing.txt']);
  expect(data?.map(({ name }) => name)).toEqual(['a.txt']);
  expect(await names()).toEqual(['b.txt', 'c.txt']);
});

test('a file is refused as the service refuses it, anything else by name', async () => {
  const files = notes({ fileSizeLimit: 4, allowedMimeTypes: ['text/*'] });
  await files.upload('a/b.txt', 'x');
  const metadata = { by: 'Lena' };
  const refusals = [
    await files.upload('a/b.txt', 'x'),
    await files.upload('long.txt', 'longer'),
    await files.upload('a.txt', 'x', { contentType: 'image/png' }),
    await files.upload('ä.txt', 'x'),
    await files.download('none.txt'),
    await createTestClient().storage.from('none').list(),
    await files.list('', { sortBy: { column: 'size' } }),
    await files.move('a/b.txt', 'c.txt'),
    await files.upload('a.txt', 'x', { metadata }),
    await files.upload('a.txt', new Blob(['x']), { metadata }),
    await files.createSignedUrl('a/b.txt', 60, { transform: { width: 10 } }),
  ].map(({ error }) => {
    const { statusCode, message } = error as { statusCode: string; message: string };
    return `${statusCode} ${message.replace(/^.* is not mocked/u, 'not mocked')}`;
  });
  expect(refusals).toEqual([
    '409 The resource already exists',
    '413 The object exceeded the maximum allowed size',
    '415 mime type image/png is not supported',
    '400 Invalid key: ä.txt',
    '404 Object not found',
    '404 Bucket not found',
    '400 not mocked: the order by size',
    '400 not mocked: this endpoint',
    '400 not mocked: metadata of files',
    '400 not mocked: metadata of files',
    '400 not mocked: transformed images',
  ]);
});

test('a signed address works until it expires, a public one in a public bucket alone', async () => {
  const files = notes({ files: { 'a.txt': 'x' } });
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

  const { publicUrl } = files.getPublicUrl('a.txt').data;
  expect(await text(publicUrl)).toContain('Bucket not found');
  notes({ public: true, files: { 'a.txt': 'x' } });
  expect(await text(publicUrl)).toBe('x');
});
