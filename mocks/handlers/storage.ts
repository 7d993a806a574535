import { http, HttpResponse } from 'msw';
import type { Bucket, StoredFile } from '../store/files.ts';
import { bodyOf, textOf } from './requests.ts';
import { bucketHandlers } from './storageBuckets.ts';
import {
  respond,
  bucketOf,
  checkWrite,
  duplicate,
  fileOf,
  isListed,
  listed,
  metadataOf,
  noBucket,
  noObject,
  signed,
  type Info,
  unsigned,
} from './storageResponses.ts';
import { store } from './uploads.ts';

/** How long a signed upload stays valid, in seconds (supabase/storage, `config.ts`). */
const UPLOAD_EXPIRES_IN = 60;

/** Returns the bucket and path in a URL. */
function locationOf({ request, params }: Info): [bucket: Bucket, path: string] {
  const [, path = ''] =
    new URL(request.url).pathname.split(`/${encodeURIComponent(String(params.bucket))}/`) ?? [];
  return [bucketOf(params.bucket), decodeURIComponent(path)];
}

function content({ request }: Info, file: StoredFile, name: string): Response {
  const download = new URL(request.url).searchParams.get('download');
  const filename = download === '' || download === 'true' ? name.split('/').at(-1) : download;
  return new HttpResponse(file.body, {
    headers: {
      'content-type': file.mimeType,
      'cache-control': file.cacheControl,
      etag: `"${file.version}"`,
      ...(download === null
        ? {}
        : { 'content-disposition': `attachment; filename=${filename ?? ''}` }),
    },
  });
}

const upload = (isReplacing: boolean) =>
  respond(async (info) => {
    const [bucket, path] = locationOf(info);
    checkWrite(info.request, bucket, path);
    if (isReplacing && !bucket.objects.has(path)) throw noObject();
    const upsert = isReplacing || info.request.headers.get('x-upsert') === 'true';
    const { id } = await store(info.request, bucket, path, upsert);
    return HttpResponse.json({ Id: id, Key: `${bucket.id}/${path}` });
  });

/** Returns the source and target of a move or copy. */
async function sourceAndTarget({ request }: Info) {
  const body = await bodyOf(request);
  const from = bucketOf(body.bucketId);
  const to = bucketOf(textOf(body.destinationBucket) || body.bucketId);
  const [source, target] = [textOf(body.sourceKey), textOf(body.destinationKey)];
  const file = fileOf(request, from, source);
  checkWrite(request, to, target);
  if (to.objects.has(target)) throw duplicate();
  return { from, source, to, target, file, body };
}

interface Search {
  prefix?: string;
  limit?: number;
  offset?: number;
  search?: string;
  sortBy?: { column?: string; order?: string };
}

/** Lists a folder: files, and subfolders by name only. */
function search(request: Request, bucket: Bucket, asked: Search) {
  const folder = (asked.prefix ?? '').replaceAll(/^\/+|\/+$/g, '');
  const start = folder === '' ? '' : `${folder}/`;
  const entries = new Map<string, ReturnType<typeof listed> | undefined>();
  for (const [path, file] of bucket.objects) {
    if (!path.startsWith(start) || !isListed(request, bucket, path)) continue;
    const [name = '', ...below] = path.slice(start.length).split('/');
    if (!name.toLowerCase().startsWith((asked.search ?? '').toLowerCase())) continue;
    entries.set(name, below.length === 0 ? listed(name, file) : undefined);
  }
  const { column = 'name', order = 'asc' } = asked.sortBy ?? {};
  const keyOf = ([name, entry]: [string, ReturnType<typeof listed> | undefined]): string => {
    if (column === 'updated_at' || column === 'created_at') return entry?.[column] ?? '';
    return name;
  };
  const sorted = [...entries].toSorted(
    (a, b) =>
      (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))) * (order === 'desc' ? -1 : 1),
  );
  const { offset = 0, limit = 100 } = asked;
  const nothing = { id: null, updated_at: null, created_at: null, last_accessed_at: null };
  return sorted
    .slice(offset, offset + limit)
    .map(([name, entry]) => entry ?? { name, ...nothing, metadata: null });
}

/**
 * File storage: the buckets defined by a story or a test. Responses and refusals follow
 * supabase/storage, `http/routes` and `internal/errors/codes.ts`.
 */
export const storageHandlers = [
  ...bucketHandlers,
  http.post(
    '*/storage/v1/object/list/:bucket',
    respond(async ({ request, params }) =>
      HttpResponse.json(
        search(request, bucketOf(params.bucket), (await bodyOf(request)) as Search),
      ),
    ),
  ),
  http.post(
    '*/storage/v1/object/move',
    respond(async (info) => {
      const { from, source, to, target, file } = await sourceAndTarget(info);
      checkWrite(info.request, from, source);
      from.objects.delete(source);
      to.objects.set(target, { ...file, updatedAt: new Date().toISOString() });
      return HttpResponse.json({ message: 'Successfully moved' });
    }),
  ),
  http.post(
    '*/storage/v1/object/copy',
    respond(async (info) => {
      const { to, target, file, body } = await sourceAndTarget(info);
      const id = crypto.randomUUID();
      const now = new Date().toISOString();
      const metadata = body.copyMetadata === false ? {} : file.metadata;
      to.objects.set(target, { ...file, metadata, id, createdAt: now, updatedAt: now });
      return HttpResponse.json({ Id: id, Key: `${to.id}/${target}` });
    }),
  ),

  http.post(
    '*/storage/v1/object/sign/:bucket',
    respond(async ({ request, params }) => {
      const bucket = bucketOf(params.bucket);
      const { paths = [], expiresIn } = (await bodyOf(request)) as {
        paths?: string[];
        expiresIn?: number;
      };
      return HttpResponse.json(
        paths.map((path) => {
          const url = `${bucket.id}/${path}`;
          return bucket.objects.has(path)
            ? {
                error: null,
                path,
                signedURL: `/object/sign/${url}?token=${signed(url, expiresIn ?? 0)}`,
              }
            : {
                error: 'Either the object does not exist or you do not have access to it',
                path,
                signedURL: null,
              };
        }),
      );
    }),
  ),
  http.post(
    '*/storage/v1/object/sign/:bucket/*',
    respond(async (info) => {
      const [bucket, path] = locationOf(info);
      fileOf(info.request, bucket, path);
      const { expiresIn } = (await bodyOf(info.request)) as { expiresIn?: number };
      const url = `${bucket.id}/${path}`;
      return HttpResponse.json({
        signedURL: `/object/sign/${url}?token=${signed(url, expiresIn ?? 0)}`,
      });
    }),
  ),
  http.get(
    '*/storage/v1/object/sign/:bucket/*',
    respond((info) => {
      const [bucket, path] = locationOf(info);
      unsigned(new URL(info.request.url).searchParams.get('token'), `${bucket.id}/${path}`);
      const file = bucket.objects.get(path);
      if (file === undefined) throw noObject();
      return content(info, file, path);
    }),
  ),
  http.post(
    '*/storage/v1/object/upload/sign/:bucket/*',
    respond((info) => {
      const [bucket, path] = locationOf(info);
      checkWrite(info.request, bucket, path);
      const url = `${bucket.id}/${path}`;
      const upsert = info.request.headers.get('x-upsert') === 'true';
      const token = signed(url, UPLOAD_EXPIRES_IN, upsert);
      return HttpResponse.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
    }),
  ),
  http.put(
    '*/storage/v1/object/upload/sign/:bucket/*',
    respond(async (info) => {
      const [bucket, path] = locationOf(info);
      const url = `${bucket.id}/${path}`;
      const { upsert } = unsigned(new URL(info.request.url).searchParams.get('token'), url);
      await store(info.request, bucket, path, upsert);
      return HttpResponse.json({ Key: url });
    }),
  ),

  http.get(
    '*/storage/v1/object/public/:bucket/*',
    respond((info) => {
      const [bucket, path] = locationOf(info);
      const file = bucket.objects.get(path);
      if (bucket.public !== true) throw noBucket();
      if (file === undefined) throw noObject();
      return content(info, file, path);
    }),
  ),
  http.get(
    '*/storage/v1/object/info/:bucket/*',
    respond((info) => {
      const [bucket, path] = locationOf(info);
      const file = fileOf(info.request, bucket, path);
      const { eTag, size, mimetype, cacheControl } = metadataOf(file);
      return HttpResponse.json({
        id: file.id,
        name: path,
        version: file.version,
        bucket_id: bucket.id,
        size,
        content_type: mimetype,
        cache_control: cacheControl,
        etag: eTag,
        metadata: file.metadata,
        last_modified: file.updatedAt,
        created_at: file.createdAt,
      });
    }),
  ),
  http.delete(
    '*/storage/v1/object/:bucket',
    respond(async ({ request, params }) => {
      const bucket = bucketOf(params.bucket);
      const { prefixes = [] } = (await bodyOf(request)) as { prefixes?: string[] };
      const removed = prefixes.flatMap((path) => {
        const file = bucket.objects.get(path);
        if (file === undefined || (bucket.access !== undefined && !isListed(request, bucket, path)))
          return [];
        checkWrite(request, bucket, path);
        bucket.objects.delete(path);
        return [{ ...listed(path, file), bucket_id: bucket.id, version: file.version }];
      });
      return HttpResponse.json(removed);
    }),
  ),
  http.get(
    '*/storage/v1/object/:bucket/*',
    respond((info) => {
      const [bucket, path] = locationOf(info);
      return content(info, fileOf(info.request, bucket, path), path);
    }),
  ),
  // Uploads: POST puts a new object, PUT replaces one.
  http.post('*/storage/v1/object/:bucket/*', upload(false)),
  http.put('*/storage/v1/object/:bucket/*', upload(true)),
];
