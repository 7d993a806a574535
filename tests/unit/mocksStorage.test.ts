import { expect, test } from 'vitest';
import { supabase } from '../../mocks/supabase.ts';
import { createTestClient, mockServices } from '../support/mockedServices.ts';

mockServices();

const notes = (spec: Parameters<typeof supabase.files.define>[1] = {}) => {
  supabase.files.define('notes', spec);
  return createTestClient().storage.from('notes');
};

test('a file is replaced and downloaded unchanged, with its metadata in the list', async () => {
  const files = notes();
  const first = await files.upload('a/b.csv', 'id,name', { contentType: 'text/csv' });
  await files.upload('a/b.csv', new Blob(['new!'], { type: 'text/csv' }), { upsert: true });
  const file = (await files.download('a/b.csv')).data;
  expect([file?.type, await file?.text()]).toEqual(['text/csv', 'new!']);
  expect((await files.list('a')).data).toEqual([
    expect.objectContaining({
      name: 'b.csv',
      id: first.data?.id,
      metadata: expect.objectContaining({
        size: 4,
        mimetype: 'text/csv',
        cacheControl: 'max-age=3600',
      }) as unknown,
    }),
  ]);
});

test('files are listed by name and limited, and removed', async () => {
  const files = notes();
  for (const path of ['b.txt', 'a.txt', 'c.txt']) await files.upload(path, 'x');
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
  const refusals = [
    await files.upload('a/b.txt', 'x'),
    await files.upload('long.txt', 'longer'),
    await files.upload('a.txt', 'x', { contentType: 'image/png' }),
    await files.upload('ä.txt', 'x'),
    await files.download('none.txt'),
    await storage.from('none').list(),
  ].map(({ error }) => [(error as { statusCode?: string }).statusCode, error?.message].join(' '));
  expect(refusals).toEqual([
    '409 The resource already exists',
    '413 The object exceeded the maximum allowed size',
    '415 mime type image/png is not supported',
    '400 Invalid key: ä.txt',
    '404 Object not found',
    '404 Bucket not found',
  ]);
  for (const { error } of [
    await storage.listBuckets(),
    await files.createSignedUrl('a/b.txt', 60),
    await files.move('a/b.txt', 'b.txt'),
    await files.update('a/b.txt', 'y'),
    await files.list('', { search: 'b' }),
    await files.list('', { sortBy: { column: 'created_at' } }),
    await files.list(),
  ]) {
    expect(error?.message).toMatch(/^[A-Z]+ \/storage\/v1\/\S+ is not mocked: ./u);
  }
});
