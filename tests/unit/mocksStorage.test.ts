import { describe, expect, it } from 'vitest';
import { supabase } from '../../mocks/supabase.ts';
import { createTestClient, mockServices } from '../support/mockedServices.ts';

mockServices();

const notes = (spec: Parameters<typeof supabase.files.define>[1] = {}) => {
  supabase.files.define('notes', spec);
  return createTestClient().storage.from('notes');
};
const anyText = expect.any(String) as unknown;

describe('files', () => {
  it('are returned unchanged, with their metadata', async () => {
    const files = notes();
    const { data } = await files.upload('a/b.csv', 'id,name', { contentType: 'text/csv' });
    expect(data).toEqual({ id: anyText, path: 'a/b.csv', fullPath: 'notes/a/b.csv' });
    const file = (await files.download('a/b.csv')).data;
    expect([file?.type, await file?.text()]).toEqual(['text/csv', 'id,name']);
    await files.upload('a/b.csv', new Blob(['new!'], { type: 'text/csv' }), { upsert: true });
    expect(await (await files.download('a/b.csv')).data?.text()).toBe('new!');
    expect((await files.list('a')).data).toEqual([
      {
        name: 'b.csv',
        id: data?.id,
        created_at: anyText,
        updated_at: anyText,
        last_accessed_at: anyText,
        metadata: {
          size: 4,
          contentLength: 4,
          mimetype: 'text/csv',
          cacheControl: 'max-age=3600',
          lastModified: anyText,
          httpStatusCode: 200,
        },
      },
    ]);
  });

  it('are listed by name and limited, and removed', async () => {
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

  it('are refused as the service refuses them', async () => {
    const files = notes({ fileSizeLimit: 4, allowedMimeTypes: ['text/*'] });
    await files.upload('there.txt', 'x');
    const refusals = [
      await files.upload('there.txt', 'x'),
      await files.upload('long.txt', 'longer'),
      await files.upload('a.txt', 'x', { contentType: 'image/png' }),
      await files.upload('ä.txt', 'x'),
      await files.download('none.txt'),
      await createTestClient().storage.from('none').list(),
    ].map(({ error }) => [(error as { statusCode?: string }).statusCode, error?.message].join(' '));
    expect(refusals).toEqual([
      '409 The resource already exists',
      '413 The object exceeded the maximum allowed size',
      '415 mime type image/png is not supported',
      '400 Invalid key: ä.txt',
      '404 Object not found',
      '404 Bucket not found',
    ]);
  });

  it('any other request is refused by name', async () => {
    const files = notes();
    await files.upload('a/b.txt', 'x');
    const { storage } = createTestClient();
    const answers = [
      await storage.listBuckets(),
      await storage.createBucket('mine'),
      await files.createSignedUrl('a/b.txt', 60),
      await files.createSignedUploadUrl('a/c.txt'),
      await files.move('a/b.txt', 'b.txt'),
      await files.copy('a/b.txt', 'b.txt'),
      await files.update('a/b.txt', 'y'),
      await files.info('a/b.txt'),
      await files.list('', { search: 'b' }),
      await files.list('', { sortBy: { column: 'created_at' } }),
      await files.list(),
    ];
    for (const { error } of answers) {
      expect(error?.message).toMatch(/^[A-Z]+ \/storage\/v1\/\S+ is not mocked: ./u);
    }
  });
});
