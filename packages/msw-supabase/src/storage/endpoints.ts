import { HttpResponse } from 'msw';
import { createToken, readToken } from '../auth/tokens.ts';
import type { Project } from '../project.ts';
import { NotMocked, Refusal } from '../refusals.ts';
import { handlersOf, refused, textOf, type Body, type Call } from '../routes.ts';
import { iso, seconds } from '../time.ts';
import { putFile, type Bucket, type StoredFile, type Upload } from './files.ts';

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

const EXPIRED = '"exp" claim timestamp check failed';

/** A token that permits a request for a file for some time. */
const tokenFor = (url: string, lasts: unknown): string =>
  createToken({ url, exp: seconds() + Number(lasts) });

/** Refuses an address whose token permits something else, or has expired. */
function checkSignature({ url: { searchParams }, key }: FileCall): void {
  const claims = (readToken(searchParams.get('token') ?? '') ?? {}) as Body;
  if (claims['url'] !== key) refuse('400', 'InvalidSignature', 'Invalid signature');
  if (Number(claims['exp']) <= seconds()) refuse('400', 'InvalidJWT', EXPIRED);
}

interface Page {
  column?: string | undefined;
  order?: string | undefined;
  offset?: number;
  limit?: number;
}

/** A part of entries in order; `limit` and order are the library's defaults. @throws NotMocked for another column */
function pageOf(
  entries: readonly Readonly<Record<string, unknown>>[],
  { column = 'name', order, offset = 0, limit = 100 }: Page,
) {
  if (!/^(?:id|name|\w+_at)$/u.test(column)) throw new NotMocked(`the order by ${column}`);
  const sign = order === 'desc' ? -1 : 1;
  const sorted = entries.toSorted((a, b) => (textOf(a[column]) < textOf(b[column]) ? -sign : sign));
  return sorted.slice(offset, offset + limit);
}

interface Search extends Page {
  prefix?: string;
  search?: string;
  sortBy?: Page;
}

/** Lists the files and folders of a folder. */
function list({ bucket }: FileCall, { prefix = '', search = '', sortBy, ...page }: Search) {
  const start = prefix.replace(/\/*$/u, prefix === '' ? '' : '/');
  const none = { id: null, updated_at: null, created_at: null, last_accessed_at: null };
  const entries = new Map<string, object>();
  for (const [path, { about }] of bucket.objects) {
    const [name = '', ...more] = path.slice(start.length).split('/');
    const isFound = path.startsWith(start) && name.toLowerCase().startsWith(search.toLowerCase());
    if (isFound && more.length === 0) entries.set(name, { name, ...about });
    else if (isFound) entries.set(`${name}/`, { name, ...none, metadata: null });
  }
  return pageOf([...entries.values()] as Body[], { ...sortBy, ...page });
}

/** Reads an upload: a form with its fields, or a raw body with headers. */
async function uploadOf(request: Request): Promise<Upload> {
  const { headers } = request;
  const type = headers.get('content-type') ?? '';
  const metadataOf = (text: string) => JSON.parse(text || '{}') as unknown;
  if (!type.startsWith('multipart/form-data')) {
    return {
      body: await request.arrayBuffer(),
      mimetype: type,
      cacheControl: headers.get('cache-control') ?? 'no-cache',
      metadata: metadataOf(atob(headers.get('x-metadata') ?? '')),
    };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new NotMocked('an upload without a file');
  return {
    body: await file.arrayBuffer(),
    mimetype: file.type || 'application/octet-stream',
    cacheControl: `max-age=${textOf(form.get('cacheControl')) || '3600'}`,
    metadata: metadataOf(textOf(form.get('metadata'))),
  };
}

/** Stores a file; refuses one that is too large or of a disallowed type. */
async function upload(call: FileCall) {
  const { request, bucket, path, key } = call;
  const { file_size_limit, allowed_mime_types } = bucket.about;
  if (request.method !== 'PUT') checkFree(call, bucket, path);
  checkKey(path);
  const file = await uploadOf(request);
  if (file.body.byteLength > (file_size_limit ?? Infinity)) {
    refuse('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size');
  }
  const [bare = ''] = file.mimetype.split(';');
  const isAllowed = allowed_mime_types?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    refuse('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
  return { Id: putFile(bucket, path, file).about.id, Key: key };
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

const addressOf = (key: string, lasts: unknown): string =>
  `/object/sign/${key}?token=${tokenFor(key, lasts)}`;

function sign({ bucket, path, key }: FileCall, { expiresIn, transform }: Body) {
  if (transform !== undefined) throw new NotMocked('transformed images');
  fileOf(bucket, path);
  return { signedURL: addressOf(key, expiresIn) };
}

function signAll({ bucket, key }: FileCall, { expiresIn, paths }: Body) {
  const error = 'Either the object does not exist or you do not have access to it';
  return (paths as string[]).map((path) =>
    bucket.objects.has(path)
      ? { error: null, path, signedURL: addressOf(`${key}${path}`, expiresIn) }
      : { error, path, signedURL: null },
  );
}

function signUpload(call: FileCall) {
  checkFree(call, call.bucket, call.path);
  const token = tokenFor(call.key, 7200);
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
    return file !== undefined && objects.delete(path) ? [{ name: path, ...file.about }] : [];
  });
}

/** `object/move` and `object/copy`. */
function transfer(call: Call, body: Body) {
  const source = bucketOf(call.project, textOf(body['bucketId']));
  const target = bucketOf(call.project, textOf(body['destinationBucket'] ?? body['bucketId']));
  const [from, to] = [textOf(body['sourceKey']), textOf(body['destinationKey'])];
  const file = fileOf(source, from);
  checkKey(to);
  checkFree(call, target, to);
  const { about } = putFile(target, to, {
    ...file,
    ...file.about.metadata,
    metadata: file.metadata,
  });
  if (call.url.pathname.endsWith('copy')) {
    return { Id: about.id, Key: `${target.about.id}/${to}`, name: to, ...about };
  }
  source.objects.delete(from);
  about.id = file.about.id;
  return { message: 'Successfully moved' };
}

function settingsOf({ file_size_limit = null, allowed_mime_types = null, ...body }: Body) {
  if (typeof file_size_limit === 'string') throw new NotMocked('a limit with a unit');
  return { public: body['public'] === true, file_size_limit, allowed_mime_types };
}

function listBuckets({ project: { files }, url: { searchParams } }: Call) {
  const asked = Object.fromEntries(searchParams);
  const { search = '', sortColumn: column, sortOrder: order, limit = 100, offset = 0 } = asked;
  const found = [...files.buckets].filter(([id]) => id.includes(search));
  const page = { column, order, limit: Number(limit), offset: Number(offset) };
  return pageOf(
    found.map(([, { about }]) => about),
    page,
  );
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

function checkCaller({ caller: { kind } }: Call): void {
  if (kind === 'forged') refuse('403', 'InvalidJWT', 'signature verification failed');
  if (kind === 'expired') refuse('403', 'InvalidJWT', EXPIRED);
}

/** Adds the bucket, and the path in it, and checks them before the route answers. */
const ofFile =
  <Result>(answer: (call: FileCall, body: Body) => Result, check?: (call: FileCall) => unknown) =>
  (call: Call, body: Body) => {
    const { bucket: id = '' } = call.params;
    const [, encoded = ''] = call.url.pathname.split(`/${encodeURIComponent(id)}/`);
    const path = decodeURIComponent(encoded);
    const file = { ...call, bucket: bucketOf(call.project, id), path, key: `${id}/${path}` };
    check?.(file);
    return answer(file, body);
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
      'post object/move': transfer,
      'post object/copy': transfer,
      'all object/list-v2/*': refused,
      'post object/list/:bucket': ofFile(list),
      'post object/upload/sign/:bucket/*': ofFile(signUpload),
      'put object/upload/sign/:bucket/*': ofFile(upload, checkSignature),
      'post object/sign/:bucket': ofFile(signAll),
      'post object/sign/:bucket/*': ofFile(sign),
      'get object/sign/:bucket/*': ofFile(send, checkSignature),
      'get object/info/:bucket/*': ofFile(info),
      'get object/public/:bucket/*': ofFile(
        send,
        ({ bucket }) => bucket.about.public || noBucket(),
      ),
      'get object/authenticated/:bucket/*': ofFile(send),
      'delete object/:bucket': ofFile(remove),
      'get object/:bucket/*': ofFile(send),
      'post object/:bucket/*': ofFile(upload),
      'put object/:bucket/*': ofFile(upload),
    },
    checkCaller,
  );
