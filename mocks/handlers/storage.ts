import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { NotMocked } from '../notMocked.ts';
import type { Bucket, StoredFile } from '../store/files.ts';
import { supabase } from '../supabase.ts';
import { bodyOf } from './requests.ts';

/**
 * An error of the storage service (`internal/errors/codes.ts`), with its own status in the body and
 * 400 around it.
 */
export function storageError(statusCode: string, code: string, message: string, status = 400) {
  return HttpResponse.json({ statusCode, code, error: code, message }, { status });
}

/** A request for a bucket, or for a path in it. */
interface Call {
  request: Request;
  bucket: Bucket;
  path: string;
}

/** Responds with the result, or with the name of what is not mocked. */
const respond =
  (work: (call: Call) => Promise<Response> | Response): HttpResponseResolver =>
  async ({ request, params }) => {
    const id = String(params.bucket);
    const [, path = ''] = new URL(request.url).pathname.split(`/${encodeURIComponent(id)}/`);
    try {
      const bucket = supabase.files.bucket(id);
      if (bucket === undefined) return storageError('404', 'NoSuchBucket', 'Bucket not found');
      return await work({ request, bucket, path: decodeURIComponent(path) });
    } catch (error) {
      if (error instanceof NotMocked) return error.toResponse(request);
      throw error;
    }
  };

/** A file as shown in lists and deletions. */
const listed = (name: string, { id, createdAt, updatedAt, ...file }: StoredFile) => ({
  name,
  id,
  updated_at: updatedAt,
  created_at: createdAt,
  last_accessed_at: createdAt,
  metadata: {
    size: file.body.byteLength,
    contentLength: file.body.byteLength,
    mimetype: file.mimeType,
    cacheControl: file.cacheControl,
    lastModified: updatedAt,
    httpStatusCode: 200,
  },
});

interface Search {
  prefix?: string;
  limit?: number;
  offset?: number;
  search?: string;
  sortBy?: { column?: string; order?: string };
}

/** Lists the files of a folder; `limit` and order are the library's defaults. */
async function search(call: Call): Promise<Response> {
  const asked = (await bodyOf(call.request)) as Search;
  const { prefix = '', limit = 100, offset = 0, sortBy = {} } = asked;
  if (asked.search !== undefined && asked.search !== '') throw new NotMocked('a search by name');
  if ((sortBy.column ?? 'name') !== 'name') throw new NotMocked(`the order by ${sortBy.column}`);
  const folder = prefix.replace(/\/*$/, prefix === '' ? '' : '/');
  const found = [...call.bucket.objects]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, file]) => listed(path.slice(folder.length), file))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1) * (sortBy.order === 'desc' ? -1 : 1));
  if (found.some(({ name }) => name.includes('/'))) throw new NotMocked('a list with subfolders');
  return HttpResponse.json(found.slice(offset, offset + limit));
}

/** Reads an upload: a form with its fields, or a raw body with headers. */
async function uploadOf(request: Request) {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
    return { body: await request.arrayBuffer(), mimeType: type, cacheControl };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new NotMocked('an upload without a file');
  const age = form.get('cacheControl');
  return {
    body: await file.arrayBuffer(),
    mimeType: file.type === '' ? 'application/octet-stream' : file.type,
    cacheControl: `max-age=${typeof age === 'string' ? age : '3600'}`,
  };
}

/** Stores a file; refuses one that is too large, of a disallowed type, or there already. */
async function upload(call: Call): Promise<Response> {
  const { request, bucket, path } = call;
  // Keys allow fewer characters than URLs (supabase/storage, `storage/limits.ts`).
  if (!/^(?:\w|[/!\-.*'() &$@=;:+,?])+$/.test(path)) {
    return storageError('400', 'InvalidKey', `Invalid key: ${path}`);
  }
  const { body, mimeType, cacheControl } = await uploadOf(request);
  if (body.byteLength > (bucket.fileSizeLimit ?? Infinity)) {
    const message = 'The object exceeded the maximum allowed size';
    return storageError('413', 'EntityTooLarge', message);
  }
  const bare = mimeType.split(';')[0] ?? '';
  const isAllowed = bucket.allowedMimeTypes?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    return storageError('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
  const before = bucket.objects.get(path);
  if (before !== undefined && request.headers.get('x-upsert') !== 'true') {
    return storageError('409', 'KeyAlreadyExists', 'The resource already exists');
  }
  const now = new Date().toISOString();
  const id = before?.id ?? crypto.randomUUID();
  const file = { id, body, mimeType, cacheControl, createdAt: now, updatedAt: now };
  bucket.objects.set(path, file);
  return HttpResponse.json({ Id: id, Key: `${bucket.id}/${path}` });
}

function download(call: Call): Response {
  const file = call.bucket.objects.get(call.path);
  if (file === undefined) {
    return storageError('404', 'NoSuchKey', 'Object not found');
  }
  const headers = { 'content-type': file.mimeType, 'cache-control': file.cacheControl };
  return new HttpResponse(file.body, { headers });
}

async function remove(call: Call): Promise<Response> {
  const { objects } = call.bucket;
  const { prefixes = [] } = (await bodyOf(call.request)) as { prefixes?: string[] };
  const removed = prefixes.flatMap((path) => {
    const file = objects.get(path);
    if (file === undefined) return [];
    objects.delete(path);
    return [listed(path, file)];
  });
  return HttpResponse.json(removed);
}

const refused: HttpResponseResolver = ({ request }) =>
  new NotMocked('only uploading, listing, downloading and removing files are').toResponse(request);

/**
 * File storage: uploading, listing, downloading and removing files in the buckets that a story or a
 * test defines. Responses and refusals follow supabase/storage, `http/routes`; other requests are
 * refused by name.
 */
export const storageHandlers = [
  http.post('*/storage/v1/object/list/:bucket', respond(search)),
  http.all(/\/storage\/v1\/object\/(?:sign|upload|info|authenticated|public|list-v2)\//, refused),
  http.delete('*/storage/v1/object/:bucket', respond(remove)),
  http.get('*/storage/v1/object/:bucket/*', respond(download)),
  http.post('*/storage/v1/object/:bucket/*', respond(upload)),
  http.all('*/storage/v1/*', refused),
];
