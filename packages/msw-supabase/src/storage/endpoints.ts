import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { NotMocked, Refusal } from '../refusals.ts';
import { bearerOf, callerOf, textOf, type Body } from '../requests.ts';
import { handlersOf, refused, type Call } from '../routes.ts';
import type { Bucket, StoredFile, Upload } from './files.ts';
import { iso } from '../time.ts';

/**
 * An error of the storage service (`internal/errors/codes.ts`), with its own status in the body and
 * 400 around it.
 */
export function storageError(statusCode: string, code: string, message: string, status = 400) {
  return HttpResponse.json({ statusCode, code, error: code, message }, { status });
}

function refuse(...error: Parameters<typeof storageError>): never {
  throw new Refusal(storageError(...error));
}

/** A request for a bucket, or for a path in it. */
interface FileCall extends Call {
  bucket: Bucket;
  path: string;
  /** The bucket's id and the path. */
  key: string;
}

const noBucket = (): never => refuse('404', 'NoSuchBucket', 'Bucket not found');

const bucketOf = ({ files }: Project, id = ''): Bucket => files.buckets.get(id) ?? noBucket();

const fileOf = ({ objects }: Bucket, path: string): StoredFile =>
  objects.get(path) ?? refuse('404', 'NoSuchKey', 'Object not found');

/** Keys allow fewer characters than URLs (supabase/storage, `storage/limits.ts`). */
function checkKey(path: string): void {
  if (/^(?:\w|[/!\-.*'() &$@=;:+,?])+$/u.test(path)) return;
  refuse('400', 'InvalidKey', `Invalid key: ${path}`);
}

/** Refuses to replace a file, unless the request asks for it. */
function checkFree({ request }: Call, { objects }: Bucket, path: string): void {
  if (request.headers.get('x-upsert') === 'true' || !objects.has(path)) return;
  refuse('409', 'KeyAlreadyExists', 'The resource already exists');
}

const FOLDER = {
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
};

interface Page {
  column?: string | undefined;
  order?: string | undefined;
  offset?: number;
  limit?: number;
}

/** A part of entries in order. @throws NotMocked for another column */
function pageOf<Entry extends object>(
  entries: readonly Entry[],
  columns: readonly (keyof Entry & string)[],
  { column = 'name', order, offset = 0, limit = 100 }: Page,
): Entry[] {
  const by = columns.find((name) => name === column);
  if (by === undefined) throw new NotMocked(`the order by ${column}`);
  const sign = order === 'desc' ? -1 : 1;
  return entries
    .toSorted((a, b) => ((a[by] ?? '') < (b[by] ?? '') ? -sign : sign))
    .slice(offset, offset + limit);
}

interface Search extends Page {
  prefix?: string;
  search?: string;
  sortBy?: Page;
}

/** Lists the files and folders of a folder; `limit` and order are the library's defaults. */
function list({ bucket }: FileCall, asked: Search) {
  const { prefix = '', search = '', sortBy, ...page } = asked;
  const start = prefix.replace(/\/*$/u, prefix === '' ? '' : '/');
  const entries = new Map<string, { name: string } & (StoredFile['about'] | typeof FOLDER)>();
  for (const [path, file] of bucket.objects) {
    const [name = '', ...more] = path.slice(start.length).split('/');
    const isFound = path.startsWith(start) && name.toLowerCase().startsWith(search.toLowerCase());
    if (!isFound) continue;
    if (more.length === 0) entries.set(name, { name, ...file.about });
    else entries.set(`${name}/`, { name, ...FOLDER });
  }
  const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;
  return pageOf([...entries.values()], columns, { ...sortBy, ...page });
}

function parseMetadata(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

/** Reads an upload: a form with its fields, or a raw body with headers. */
async function uploadOf(request: Request): Promise<Upload> {
  const { headers } = request;
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return {
      body: await request.arrayBuffer(),
      mimeType: type,
      cacheControl: headers.get('cache-control') ?? 'no-cache',
      metadata: parseMetadata(atob(headers.get('x-metadata') ?? '')),
    };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new NotMocked('an upload without a file');
  return {
    body: await file.arrayBuffer(),
    mimeType: file.type || 'application/octet-stream',
    cacheControl: `max-age=${textOf(form.get('cacheControl')) || '3600'}`,
    metadata: parseMetadata(textOf(form.get('metadata'))),
  };
}

/** Stores a file; refuses one that is too large or of a disallowed type. */
async function store({ project, request, bucket, path }: FileCall): Promise<StoredFile> {
  checkKey(path);
  const file = await uploadOf(request);
  const { file_size_limit, allowed_mime_types } = bucket.about;
  if (file.body.byteLength > (file_size_limit ?? Infinity)) {
    refuse('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size');
  }
  const [bare = ''] = file.mimeType.split(';');
  const isAllowed = allowed_mime_types?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    refuse('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
  return project.files.put(bucket, path, file);
}

async function upload(call: FileCall) {
  if (call.request.method !== 'PUT') checkFree(call, call.bucket, call.path);
  const { about } = await store(call);
  return { Id: about.id, Key: call.key };
}

/** The file, as an attachment if the address asks for one. */
function send({ url, bucket, path }: FileCall): Response {
  const { body, about } = fileOf(bucket, path);
  const { mimetype, cacheControl } = about.metadata;
  const headers = new Headers({ 'content-type': mimetype, 'cache-control': cacheControl });
  const name = url.searchParams.get('download');
  if (name !== null) {
    headers.set('content-disposition', name === '' ? 'attachment' : `attachment; filename=${name}`);
  }
  return new HttpResponse(body, { headers });
}

/** Refuses an address whose token permits something else, or has expired. */
const signed =
  <Result>(answer: (call: FileCall) => Result) =>
  (call: FileCall) => {
    const { project, url, key } = call;
    const found = project.files.signed.get(url.searchParams.get('token') ?? '');
    if (found?.key !== key) refuse('400', 'InvalidSignature', 'Invalid signature');
    if (found.expiresAt > Date.now()) return answer(call);
    return refuse('400', 'InvalidJWT', '"exp" claim timestamp check failed');
  };

const addressOf = ({ project, key }: FileCall, path: string, seconds: unknown): string =>
  `/object/sign/${key}${path}?token=${project.files.sign(`${key}${path}`, Number(seconds))}`;

function sign(call: FileCall, { expiresIn, transform }: Body) {
  if (transform !== undefined) throw new NotMocked('transformed images');
  fileOf(call.bucket, call.path);
  return { signedURL: addressOf(call, '', expiresIn) };
}

function signAll(call: FileCall, { expiresIn, paths }: Body) {
  const error = 'Either the object does not exist or you do not have access to it';
  return (paths as string[]).map((path) =>
    call.bucket.objects.has(path)
      ? { error: null, path, signedURL: addressOf(call, path, expiresIn) }
      : { error, path, signedURL: null },
  );
}

function signUpload(call: FileCall) {
  checkFree(call, call.bucket, call.path);
  const token = call.project.files.sign(call.key, 7200);
  return { url: `/object/upload/sign/${call.key}?token=${token}`, token };
}

function info({ bucket, path }: FileCall) {
  const { about, metadata } = fileOf(bucket, path);
  const { size, mimetype, cacheControl, eTag, lastModified } = about.metadata;
  return {
    id: about.id,
    name: path,
    version: about.id,
    bucket_id: bucket.about.id,
    size,
    content_type: mimetype,
    cache_control: cacheControl,
    etag: eTag,
    metadata,
    last_modified: lastModified,
    created_at: about.created_at,
  };
}

function remove({ bucket: { objects } }: FileCall, { prefixes }: Body) {
  return (prefixes as unknown[]).flatMap((path) => {
    if (typeof path !== 'string') throw new NotMocked('versions of files');
    const file = objects.get(path);
    objects.delete(path);
    return file === undefined ? [] : [{ name: path, ...file.about }];
  });
}

/** `object/move` and `object/copy`. */
function transfer(call: Call, body: Body, moves: boolean) {
  const { project } = call;
  const source = bucketOf(project, textOf(body['bucketId']));
  const target = bucketOf(project, textOf(body['destinationBucket'] ?? body['bucketId']));
  const [from, to] = [textOf(body['sourceKey']), textOf(body['destinationKey'])];
  const file = fileOf(source, from);
  checkKey(to);
  checkFree(call, target, to);
  const { mimetype: mimeType, cacheControl } = file.about.metadata;
  const { about } = project.files.put(target, to, { ...file, mimeType, cacheControl });
  if (!moves) return { Id: about.id, Key: `${target.about.id}/${to}`, name: to, ...about };
  source.objects.delete(from);
  about.id = file.about.id;
  return { message: 'Successfully moved' };
}

function settingsOf({ file_size_limit = null, allowed_mime_types = null, ...body }: Body) {
  if (typeof file_size_limit === 'string') throw new NotMocked('a limit with a unit');
  return { public: body['public'] === true, file_size_limit, allowed_mime_types };
}

function listBuckets({ project: { files }, url: { searchParams } }: Call) {
  const found = [...files.buckets.values()]
    .map(({ about }) => about)
    .filter(({ id }) => id.includes(searchParams.get('search') ?? ''));
  return pageOf(found, ['id', 'name', 'created_at', 'updated_at'], {
    column: searchParams.get('sortColumn') ?? undefined,
    order: searchParams.get('sortOrder') ?? undefined,
    limit: Number(searchParams.get('limit') ?? 100),
    offset: Number(searchParams.get('offset')),
  });
}

function createBucket({ project: { files } }: Call, body: Body) {
  const name = textOf(body['id']) || textOf(body['name']);
  if (files.buckets.has(name)) {
    refuse('409', 'BucketAlreadyExists', 'The resource already exists');
  }
  Object.assign(files.define(name).about, settingsOf(body));
  return { name };
}

function updateBucket({ bucket: { about } }: FileCall, body: Body) {
  Object.assign(about, settingsOf(body), { updated_at: iso() });
  return { message: 'Successfully updated' };
}

function emptyBucket({ bucket }: FileCall) {
  bucket.objects.clear();
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
}

function deleteBucket({ project, bucket: { about, objects } }: FileCall) {
  if (objects.size > 0) {
    refuse('409', 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');
  }
  project.files.buckets.delete(about.id);
  return { message: 'Successfully deleted' };
}

function checkBearer({ project, request }: Call): void {
  const { kind } = callerOf(project, bearerOf(request) ?? '');
  if (kind === 'forged') refuse('403', 'InvalidJWT', 'signature verification failed');
  if (kind === 'expired') refuse('403', 'InvalidJWT', '"exp" claim timestamp check failed');
}

/** Adds the bucket, and the path in it. */
const ofFile =
  <Result>(answer: (call: FileCall, body: Body) => Result) =>
  (call: Call, body: Body) => {
    const id = call.params['bucket'] ?? '';
    const [, encoded = ''] = call.url.pathname.split(`/${encodeURIComponent(id)}/`);
    const path = decodeURIComponent(encoded);
    return answer(
      { ...call, bucket: bucketOf(call.project, id), path, key: `${id}/${path}` },
      body,
    );
  };

/**
 * File storage: buckets, and files that are uploaded, listed, downloaded, moved, copied, removed and
 * signed for. Responses and refusals follow supabase/storage, `http/routes`. There are no policies:
 * everyone may do everything.
 */
export const storageHandlers = (project: Project) =>
  handlersOf(
    project,
    'storage',
    {
      'get bucket': listBuckets,
      'post bucket': createBucket,
      'get bucket/:bucket': ofFile(({ bucket }) => bucket.about),
      'put bucket/:bucket': ofFile(updateBucket),
      'post bucket/:bucket/empty': ofFile(emptyBucket),
      'delete bucket/:bucket': ofFile(deleteBucket),
      'post object/move': (call, body) => transfer(call, body, true),
      'post object/copy': (call, body) => transfer(call, body, false),
      'all object/list-v2/*': refused,
      'post object/list/:bucket': ofFile(list),
      'post object/upload/sign/:bucket/*': ofFile(signUpload),
      'put object/upload/sign/:bucket/*': ofFile(
        signed((call) => store(call).then(() => ({ Key: call.key }))),
      ),
      'post object/sign/:bucket': ofFile(signAll),
      'post object/sign/:bucket/*': ofFile(sign),
      'get object/sign/:bucket/*': ofFile(signed(send)),
      'get object/info/:bucket/*': ofFile(info),
      'get object/public/:bucket/*': ofFile((call) =>
        call.bucket.about.public ? send(call) : noBucket(),
      ),
      'get object/authenticated/:bucket/*': ofFile(send),
      'delete object/:bucket': ofFile(remove),
      'get object/:bucket/*': ofFile(send),
      'post object/:bucket/*': ofFile(upload),
      'put object/:bucket/*': ofFile(upload),
    },
    checkBearer,
  );
